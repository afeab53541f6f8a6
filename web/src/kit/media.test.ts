/** Where pages are laid out otherwise is written in one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { MEDIA } from './media';

/** A build takes its time on a busy machine. */
const PATIENCE = 60_000;
const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && !path.includes('kit/media'))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

test('no style and no script writes a size that has a name', () => {
  const sizes = new RegExp(Object.values(MEDIA).join('|').replaceAll(' ', '\\s*'));
  expect(files.filter(([, text]) => sizes.test(text)).map(([path]) => path)).toEqual([]);
});

test('every name is used somewhere', () => {
  const uses = (name: string) => [`(--${name})`, `MEDIA.${name}`];
  const idle = Object.keys(MEDIA).filter(
    (name) => !files.some(([, text]) => uses(name).some((use) => text.includes(use))),
  );
  expect(idle).toEqual([]);
});

/** A component with this style, as the client's own build makes it. */
async function built(style: string): Promise<string> {
  const name = join(root, 'Tried.svelte');
  const { output } = (await build({
    root: join(root, '..'),
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: name } },
    plugins: [
      {
        name: 'tried',
        enforce: 'pre',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? `<p>Tried</p><style>${style}</style>` : null),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
}

test(
  'a component knows them by name, alone and together with others',
  async () => {
    expect(await built('@media (--phone) and (--low) { p { color: red } }')).toMatch(
      /@media \(width<=820px\) and \(height<=740px\)/,
    );
  },
  PATIENCE,
);

test(
  'a name that nobody has given stops the build',
  async () => {
    await expect(built('@media (--phome) { p { color: red } }')).rejects.toThrow('--phome is not defined');
  },
  PATIENCE,
);
