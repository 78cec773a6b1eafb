import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the gateway; `npm run build` needs none. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const styleSheets = new Map<string, string>()

/** The class `row` of `Header.module.css` is `Header-row`: it can be read, and packs better than a hash. */
function className(name: string, path: string): string {
  const [file = path] = path.split('?')
  const sheet = basename(file, '.module.css')
  const known = styleSheets.get(sheet) ?? file
  if (known !== file) throw new Error(`${file} and ${known} need names of their own: their classes would be the same`)
  styleSheets.set(sheet, file)
  return `${sheet}-${name}`
}

/**
 * One chunk for what every page needs, one for what three of them share, one for each screen: gzip finds more to share
 * in one file. Reading addresses is apart, because the home page does without it. The look of the design system is one
 * style sheet, so that what the server renders is styled before its own code arrives.
 */
const chunks = [
  { name: 'core', tags: ['$initial' as const] },
  {
    name: 'shared',
    test: /src\/(?:ui|parts|domain|booking|api)\/(?!.*(?:read-hotel-address|query-reader|recent-searches)).+\.tsx?$/,
    minShareCount: 3,
  },
  { name: 'look', test: /src\/(?:ui|parts)\/.+\.css$/ },
]

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
    alias: [
      // React has had this hook of its own since version 18.
      { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
      // Catalogues are compiled, so the parser stays out of the bundle. A plain string would rewrite the result again.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
      },
    ],
  },
  css: { modules: { generateScopedName: className } },
  // The renderer carries everything it needs: the gateway has none of web's dependencies.
  ssr: { noExternal: true },
  server: { proxy: { '/api': gateway, '/images': gateway, '^/payment/.': gateway } },
  build: {
    target: 'es2024',
    outDir: isSsrBuild ? 'dist/server' : mode === 'demo' ? 'dist-demo' : 'dist/client',
    manifest: !isSsrBuild && mode !== 'demo',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? { page: here('src/page.tsx') } : here('index.html'),
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } }),
    },
  },
}))
