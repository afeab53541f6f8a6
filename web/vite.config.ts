/** How the client is built: hashed files for the server, or the fixture pages for looking at. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { Features, transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import { isCSSRequest, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { manifestIn } from './src/kit/manifest.ts';
import { CUSTOM_MEDIA } from './src/kit/media.ts';
import en from './src/words/text/manifest/en.json';
import fr from './src/words/text/manifest/fr.json';
import { KEPT } from './src/worker/kept.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Every style knows the sizes that have a name; a name that nobody has given stops the build. */
const customMedia: Plugin = {
  name: 'custom-media',
  enforce: 'pre',
  transform(code, id) {
    if (!isCSSRequest(id) || !code.includes('@media')) return null;
    const asked = { filename: id, code: Buffer.from(code + CUSTOM_MEDIA) };
    return transform({ ...asked, drafts: { customMedia: true }, include: Features.CustomMediaQueries }).code.toString();
  },
};

/** One value for what the worker keeps: when it is another, the worker is another, and keeps it anew. */
const keptDigest = () =>
  KEPT.reduce((total, path) => total.update(readFileSync(`public${path}`)), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

/** The service worker: one file of its own at the root, whose name never changes. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  async generateBundle() {
    const bundle = await rolldown({
      input: 'src/worker/worker.ts',
      transform: { define: { KEPT_DIGEST: JSON.stringify(keptDigest()) } },
    });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: output[0].code });
  },
};

const manifests: Plugin = {
  name: 'manifests',
  apply: 'build',
  generateBundle() {
    for (const [language, words] of Object.entries({ en, fr }))
      this.emitFile({
        type: 'asset',
        fileName: `${language}.webmanifest`,
        source: JSON.stringify(manifestIn(language, words)),
      });
  },
};

export default defineConfig(({ mode }) => {
  const fixtures = mode === 'fixtures';
  return {
    plugins: fixtures ? [svelte(), customMedia] : [svelte(), customMedia, worker, manifests],
    build: {
      outDir: fixtures ? 'fixtures' : '../src/rouages/server/static',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: fixtures ? 'dev.html' : 'index.html' },
    },
    preview: { headers: { 'Content-Security-Policy': policy } },
    // No test hangs on how busy the machine is.
    test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 },
  };
});
