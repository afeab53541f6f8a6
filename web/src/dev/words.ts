/** The catalogues of the rules themselves, read from their folder: the fixtures say what the server would. */
import type { Language } from '../words/languages';
import type { Catalogue } from '../words/template';

const catalogues = import.meta.glob<Catalogue>('../../../src/rouages/games/*/text/??.json', { import: 'default' });

export async function catalogue(language: Language, game: string): Promise<Catalogue> {
  return catalogues[`../../../src/rouages/games/${game.replaceAll('-', '_')}/text/${language}.json`]!();
}
