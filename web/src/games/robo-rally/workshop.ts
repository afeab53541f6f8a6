/** The workshop of RoboRally: its course editor. */
import type { Catalogue } from '../../words/template';
import type { Workshop } from '../contract';
import Editor from './editor/Editor.svelte';

export const workshop: Workshop = {
  Page: Editor,
  labels: async (language) => {
    const [board, editor] = await (language === 'fr'
      ? Promise.all([import('./text/fr.json'), import('./editor/text/fr.json')])
      : Promise.all([import('./text/en.json'), import('./editor/text/en.json')]));
    return { ...board.default, ...editor.default } as Catalogue;
  },
};
