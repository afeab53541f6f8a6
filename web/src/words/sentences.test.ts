/** The templates of sentences: the server's `tests/words/test_sentences.py` says the same table of cases. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from './languages';
import type { Sayable } from './record';
import { Speaker } from './speaker';
import type { Catalogue } from './template';

interface Case {
  rule: string;
  language: Language;
  reader?: number;
  entries: Catalogue;
  record: Sayable;
  said: string;
}

const cases = JSON.parse(
  readFileSync(new URL('../../../tests/words/sentences.json', import.meta.url), 'utf8'),
) as Case[];
const common: Readonly<Record<Language, Catalogue>> = {
  en: { you: 'you', nothing: 'nothing' },
  fr: { you: 'vous', nothing: 'rien' },
};

test.each(cases)('$rule', ({ language, reader = null, entries, record, said }) => {
  const name = (seat: number) => ['Camille', 'Tom'][seat]!;
  const speaker = new Speaker({ ...common[language], ...entries }, { language, seat: reader, name });
  expect(speaker.plain(record)).toBe(said);
});
