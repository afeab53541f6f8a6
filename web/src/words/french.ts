/** What French does where a word follows another: de Ada is d’Ada, de le Roi is du Roi. */
const ELIDED = /(?<![\p{L}’])(de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque) $/iu;
const VOWEL = /^[aàâeéèêëiîïoôuùûœæ]/iu;
const CONTRACTED = /(?<![\p{L}’])(de|à) $/iu;
const ARTICLE = /^(les?) /;
const CONTRACTIONS: Readonly<Record<string, string>> = { dele: 'du ', deles: 'des ', àle: 'au ', àles: 'aux ' };

/** The text before a word, and the word, as they are said one after the other. */
export function joined(before: string, word: string): [string, string] {
  if (ELIDED.test(before) && VOWEL.test(word)) return [`${before.slice(0, -2)}’`, word];
  const preposition = CONTRACTED.exec(before);
  const article = ARTICLE.exec(word);
  if (!preposition || !article) return [before, word];
  const found = CONTRACTIONS[preposition[1]!.toLowerCase() + article[1]!]!;
  const said = /^\p{Lu}/u.test(preposition[1]!) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  return [before.slice(0, preposition.index) + said, word.slice(article[0].length)];
}
