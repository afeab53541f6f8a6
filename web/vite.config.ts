/** How the client is built: hashed files for the server, or the fixture pages for looking at. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

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

export default defineConfig(({ mode }) => {
  const fixtures = mode === 'fixtures';
  return {
    plugins: [svelte()],
    build: {
      outDir: fixtures ? 'fixtures' : '../src/rouages/server/static',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: fixtures ? 'dev.html' : 'index.html' },
    },
    preview: { headers: { 'Content-Security-Policy': policy } },
    test: { include: ['src/**/*.test.ts'] },
  };
});
