/** The workshop of RoboRally: its course editor. */
import { book } from '../../words/languages';
import type { Catalogue } from '../../words/template';
import type { Workshop } from '../contract';
import Editor from './editor/Editor.svelte';
import type { Wire } from './records';

export const workshop: Workshop<Wire> = {
  Page: Editor,
  labels: book(import.meta.glob<Catalogue>('./editor/text/*.json', { import: 'default' })),
};
