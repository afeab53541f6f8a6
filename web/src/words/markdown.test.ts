/** The little Markdown of the rules pages. */
import { expect, test } from 'vitest';
import { blocks } from './markdown';

test('lines of a paragraph flow together, a blank line parts them', () => {
  expect(blocks('Un\ndeux.\n\nTrois.')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Un deux.', look: 'plain' }] },
    { kind: 'paragraph', runs: [{ text: 'Trois.', look: 'plain' }] },
  ]);
});

test('a list keeps its items, continued lines included', () => {
  expect(blocks('- un\n- deux\n  encore')).toEqual([
    {
      kind: 'list',
      items: [[{ text: 'un', look: 'plain' }], [{ text: 'deux encore', look: 'plain' }]],
    },
  ]);
});

test('strong and stressed words', () => {
  const [block] = blocks('Le **piège** est *vide*.');
  expect(block).toEqual({
    kind: 'paragraph',
    runs: [
      { text: 'Le ', look: 'plain' },
      { text: 'piège', look: 'strong' },
      { text: ' est ', look: 'plain' },
      { text: 'vide', look: 'stressed' },
      { text: '.', look: 'plain' },
    ],
  });
});
