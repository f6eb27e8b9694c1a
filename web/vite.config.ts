import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.ARTEL_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './', // wherever it lies: `artel.site` leads the pages to it
  plugins: [svelte()],
  resolve: {
    alias: { $text: root('../src/artel/text/locale'), $lib: root('src/lib'), $ui: root('src/ui') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: { outDir: root('../src/artel/web'), emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: true, license: { fileName: 'licences.txt' } },
  worker: { format: 'es' },
  server: {
    fs: { allow: [root('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
})
