import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

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

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** What a module and all it imports comes to, what it imports later not included. */
function closureOf(graph: Graph, file: string): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(here(file))
  return found
}

const pieces = {
  test: /src\/(?:ui|parts|domain|booking|api)\/(?!.*(?:read-hotel-address|query-reader|recent-searches|ProductTabs|TabLinks|last-product|chosen-tab)).+\.tsx?$/,
  minShareCount: 2,
}

/** Whether a file needs a module. */
function neededBy(file: string) {
  let needed: Set<string> | undefined
  return (id: string, graph: Graph) => (needed ??= closureOf(graph, file)).has(id)
}

const isOfForm = neededBy('src/parts/search-bar/SearchForm.tsx')
const isOfLowerHome = neededBy('src/screens/home/Below.tsx')
const isOfHome = neededBy('src/screens/home/home.tsx')
const isOfList = neededBy('src/screens/hotels/hotels.tsx')
const isOfHotel = neededBy('src/screens/hotels-hotel/hotels-hotel.tsx')
const isOfCart = neededBy('src/screens/cart/cart.tsx')
const isOfCheckout = neededBy('src/screens/checkout/checkout.tsx')
const isOfGuests = neededBy('src/screens/checkout/guests/GuestsStep.tsx')
const BROWSED = [
  isOfHome,
  isOfForm,
  isOfList,
  isOfHotel,
  ...['tours', 'tours-tour', 'services', 'services-service'].map((name) => neededBy(`src/screens/${name}/${name}.tsx`)),
]

/**
 * What the home page needs and others share, and the look of what the server renders and whose code comes later: that of
 * the home page is a file of its own, which no other page loads.
 */
function sharedChunk(id: string, graph: Graph) {
  if (/screens\/home\/.*\.css$/.test(id) && isOfLowerHome(id, graph)) return 'look'
  const isLook = id.endsWith('.css')
    ? isOfForm(id, graph) || (/(?:screens|ui|Heart)/.test(id) && isOfLowerHome(id, graph))
    : pieces.test.test(id) && isOfHome(id, graph)
  return isLook ? 'shared' : null
}

/**
 * A chunk for what a visitor who buys needs and one who browses does not. What any page may need later, such as a dialog,
 * stays in files of its own.
 */
const bought = (name: string, ...needs: ((id: string, graph: Graph) => boolean)[]) => ({
  // Of `ui` the looks only: what the server renders has its look before its code.
  test: /src\/(?:screens|parts|domain|booking|ui\/.+\.css$)/,
  minShareCount: 2,
  name: (id: string, graph: Graph) =>
    needs.every((isOf) => isOf(id, graph)) && !BROWSED.some((isOf) => isOf(id, graph)) ? name : null,
})

const WITHOUT_FORM = [
  'tours',
  'tours-tour',
  'services-service',
  'flight',
  'transfers',
  'cart',
  'checkout',
  'booking',
].map((name) => neededBy(`src/screens/${name}/${name}.tsx`))

/** What the search form shares with other forms, and no screen needs at once. */
const searchChunk = (id: string, graph: Graph) =>
  isOfForm(id, graph) && !WITHOUT_FORM.some((isOf) => isOf(id, graph)) ? 'search' : null

/** The demo's products have a file of texts for each language, because a page loads only its own. */
function textsOf(id: string) {
  const [, language] = /\/seed\/texts\/(\w\w)\//.exec(id) ?? []
  return language === undefined ? null : `texts-${language}`
}

/**
 * Few files, because each costs a turn on a slow connection: one chunk for what every page needs, one for what several
 * pages share, one each for what lists and the page of a hotel share with others, and one for each page. What the home
 * page does without is in none of its chunks, so that no first load is heavier than it has to be. Where the code comes
 * after what the server has rendered (the search form, the lower part of home), its look is `shared` and comes with the
 * page. The code that reads addresses is a file of its own: few pages need it. So is that of basket lines, which lists do
 * without. Cart, checkout and the step of the guests share one file each with other pages, and cart and checkout one with
 * each other. The chosen currency is a file of its own.
 */
const chunks = [
  { name: textsOf, test: /mocks\/seed\/texts\/\w\w\// },
  { name: 'core', tags: ['$initial' as const] },
  { name: sharedChunk },
  {
    name: (id: string, graph: Graph) => (isOfHotel(id, graph) ? 'further' : null),
    test: /src\/(?:ui|parts|domain|booking|api)\/(?!.*(?:read-hotel-address|query-reader|Mosaic|Refused|use-add|cart-line|line-kind|use-count-words)).+\.tsx?$/,
    minShareCount: 2,
  },
  // With what the list of hotels and looking ahead share, which is too small for a file of its own.
  { name: 'empty', test: /src\/(?:ui\/surfaces\/(?:Empty|Picture)|screens\/hotels\/request)\.tsx?$/, minShareCount: 2 },
  { ...pieces, name: (id: string, graph: Graph) => (isOfList(id, graph) ? 'listing' : null) },
  {
    name: 'address',
    test: /src\/domain\/(?:listing\/(?:read-address|query-reader|change-filters|no-filters)|hotels\/read-)/,
    minShareCount: 2,
  },
  { name: searchChunk, test: /src\/(?:ui|parts|domain|booking)\/.+\.tsx?$/, minShareCount: 2 },
  // The group that is named first takes what another would take along.
  { name: 'countries', test: /src\/domain\/people\/countries\.ts$/, minShareCount: 2 },
  {
    name: 'counts',
    test: /src\/(?:domain\/cart\/(?:cart-line|line-kind)|parts\/(?:basket-line\/use-count-words|add-to-cart\/(?:use-add|Refused)))\.tsx?$/,
  },
  {
    name: 'forms',
    test: /src\/(?:ui\/fields\/(?:TextField|SelectField|Segmented)|booking\/(?:typed-passengers|typed-guests|attempt-token)|domain\/cart\/on-request|domain\/payment\/polling|parts\/OnRequestBadge)\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'currency',
    test: /src\/(?:i18n\/visitor-cookies|booking\/currency\/(?:charge|choose)-currency|parts\/charge-currency\/)/,
    minShareCount: 2,
  },
  bought('purchase', isOfCart, isOfCheckout),
  bought('basket', isOfCart),
  bought('paying', isOfCheckout),
  bought('guests', isOfGuests),
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

/**
 * File names with hashes of seven characters: the first load lists every chunk by name, and a hash does not
 * compress.
 */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/**
 * Three builds of one source: the browser's (`dist/client`, with a manifest for the gateway), the renderer that the
 * gateway imports (`--ssr`, `dist/server/page.js`), and the demo (`--mode demo`, `dist-demo`).
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), ...(mode === 'demo' ? [msw({ mode: 'worker-only' }), keptAssets] : [])],
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
      input: isSsrBuild ? { page: here('src/server/page.tsx') } : here('index.html'),
      output: isSsrBuild ? { assetFileNames: names.assetFileNames } : { ...names, codeSplitting: { groups: chunks } },
    },
  },
}))
