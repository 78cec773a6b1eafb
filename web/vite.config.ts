import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { className, inlinedClasses } from './build/class-names.ts'
import { engineWithoutClass } from './build/message-engine.ts'
import { sharedChunk } from './build/shared-chunks.ts'

/** Where `npm run dev` finds the gateway; `npm run build` needs none. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The demo's products have a file of texts for each language, because a page loads only its own. */
function textsOf(id: string) {
  const [, language] = /\/seed\/texts\/(\w\w)\//.exec(id) ?? []
  return language === undefined ? null : `texts-${language}`
}

/** One file for what every page needs, few for what pages share, and one for each page. */
const chunks = [
  { name: textsOf, test: /mocks\/seed\/texts\/\w\w\// },
  { name: 'core', tags: ['$initial' as const] },
  { name: sharedChunk },
]

/**
 * A browser keeps the demo's scripts for good, as it keeps the gateway's: their names contain their hash. Kept scripts
 * are kept compiled, and the demo's are 3 MB.
 */
const keptAssets: Plugin = {
  name: 'kept-assets',
  configurePreviewServer({ config, middlewares }) {
    const folder = join(config.root, config.build.outDir)
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const isKept = pathname.startsWith('/assets/') && existsSync(join(folder, pathname))
      if (isKept) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      next()
    })
  },
}

/** The hash alone names a file that pages share: its number says nothing. */
const nameOf = (name = '') => (/^s\d+(?:\.css)?$/.test(name) ? '[hash:7]' : '[name]-[hash:7]')

/**
 * File names with hashes of seven characters: the first load lists every chunk by name, and neither a hash nor a number
 * compresses.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: Rolldown.PreRenderedChunk) => `assets/${nameOf(name)}.js`,
  assetFileNames: ({ names: [name] }: Rolldown.PreRenderedAsset) => `assets/${nameOf(name)}[extname]`,
}

/**
 * Three builds of one source: the browser's (`dist/client`, with a manifest for the gateway), the renderer that the
 * gateway imports (`--ssr`, `dist/server/page.js`), and the demo (`--mode demo`, `dist-demo`).
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    inlinedClasses,
    engineWithoutClass,
    react(),
    ...(mode === 'demo' ? [msw({ mode: 'worker-only' }), keptAssets] : []),
  ],
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
    // The notices of bundled packages are in a file of their own, because every page would load what is in the scripts.
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // The code names a class that its style sheet does not have.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        handle(level, log)
      },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: isSsrBuild ? { page: here('src/server/page.tsx') } : here('index.html'),
      output: isSsrBuild
        ? { assetFileNames: names.assetFileNames }
        : { ...names, codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
}))
