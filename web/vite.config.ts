import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the gateway; `npm run build` needs none. */
const gateway = process.env['GATEWAY'] ?? 'http://localhost:4000'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Three builds of one source: the browser's (`dist/client`, with a manifest for the gateway), the renderer that the
 * gateway imports (`--ssr`, `dist/server/page.js`), and the demo (`--mode demo`, `dist-demo`).
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), ...(mode === 'demo' ? [msw({ mode: 'worker-only' })] : [])],
  define: {
    'import.meta.env.VITE_DEMO': JSON.stringify(mode === 'demo'),
    // The gateway's environment shall not decide which React renders.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  resolve: {
    // Catalogues are compiled, so the parser stays out of the bundle. A plain string would rewrite the result again.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
      },
    ],
  },
  // The renderer carries everything it needs: the gateway has none of web's dependencies.
  ssr: { noExternal: true },
  server: { proxy: { '/api': gateway, '/images': gateway, '/payment': gateway } },
  build: {
    target: 'es2024',
    outDir: isSsrBuild ? 'dist/server' : mode === 'demo' ? 'dist-demo' : 'dist/client',
    manifest: !isSsrBuild && mode !== 'demo',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? { page: here('src/page.tsx') } : here('index.html'),
      // One chunk for what every page needs, one for each screen: gzip finds more to share in one file.
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] } } }),
    },
  },
}))
