/** How the client is built: hashed files for the server, or the fixture pages for looking at. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { Features, transform } from 'lightningcss';
import { rolldown } from 'rolldown';
import { isCSSRequest, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { CUSTOM_MEDIA } from './src/kit/media.ts';

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

/** The service worker: one file of its own at the root, whose name never changes. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  async generateBundle() {
    const bundle = await rolldown({ input: 'src/worker/worker.ts' });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: output[0].code });
  },
};

export default defineConfig(({ mode }) => {
  const fixtures = mode === 'fixtures';
  return {
    plugins: fixtures ? [svelte(), customMedia] : [svelte(), customMedia, worker],
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
