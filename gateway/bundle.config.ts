import { dirname, relative, resolve } from 'node:path'
import type { UserConfig } from 'vite'

const SOURCE = resolve(import.meta.dirname, 'src')
const MAIN = resolve(SOURCE, 'platform/compiled-main.ts')
const GATEWAY = resolve(SOURCE, 'main.ts')
/** The threads load no more than they need. */
const STORE = resolve(SOURCE, 'store/sqlite-thread.ts')
const RENDERER = resolve(SOURCE, 'platform/rendering/render-worker.ts')
const PICTURES = resolve(SOURCE, 'platform/rendering/picture-worker.ts')
/** Whatever the first call asks for, the gateway reads the site's record and begins a session before. */
const FIRST = ['siteView', 'reservationStart'].map((id) =>
  resolve(import.meta.dirname, `../openapi/generated/agency/validators/${id}.js`),
)
const OUT = resolve(import.meta.dirname, 'dist/server')

/**
 * What runs in production: the gateway and its threads as a few files. A process that loads six hundred modules spends
 * most of its start, and a tenth of its memory, on loading them (decision 14.3).
 */
export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  // It finds its WebAssembly beside itself.
  ssr: { noExternal: true, external: ['wasm-vips'] },
  plugins: [
    { name: 'places', transform: placed },
    { name: 'without-unused', load: withoutUnused },
  ],
  build: {
    ssr: true,
    outDir: OUT,
    target: 'esnext',
    // What is bundled is passed on with the image, and its licences ask to be passed on with it.
    license: { fileName: 'licenses.md' },
    // Names of functions and lines of code stay readable in the log of faults.
    minify: false,
    rolldownOptions: {
      // What the first call needs is imported when it is needed, and in the bundle with the start all the same.
      checks: { ineffectiveDynamicImport: false },
      input: {
        main: MAIN,
        gateway: GATEWAY,
        'sqlite-thread': STORE,
        'render-worker': RENDERER,
        'picture-worker': PICTURES,
      },
      output: {
        // V8 keeps what it has compiled and run for scripts only (decision 14.3).
        format: 'cjs',
        strict: true,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // V8 takes two bytes for each character of a file with a single one beyond ASCII, also in a comment.
        charset: 'ascii',
        comments: false,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf, debugName: 'start' }] },
      },
    },
  },
} satisfies UserConfig

/** Modules of packages that cost a start much and are not used, and what stands in for them. */
const UNUSED = {
  // With its HTTP/2, undici loads Node's: 3 MiB for a protocol that is not offered to upstreams (decision 4.6).
  '/undici/lib/dispatcher/client-h2.js': `() => { throw new Error('HTTP/2 is not offered to upstreams') }`,
  // The files that call pino, which it looks for by the line ends of the whole bundle. Only its transports need them.
  '/pino/lib/caller.js': '() => []',
}

function withoutUnused(id: string): string | undefined {
  const unused = Object.entries(UNUSED).find(([end]) => id.endsWith(end))
  return unused && `module.exports = ${unused[1]}`
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Modules of zod that only name others, among them the messages of fifty languages. Who imports single names does
 * not need them, but the served document does.
 */
const NAMES = /\/zod\/(?:index|v4\/(?:classic\/external|core\/index|locales\/(?!en\.)[\w-]+))\.js$/

let started: Set<string> | undefined

/**
 * Everything that every start needs is one file, with the validators of the first call. What only some calls need stays
 * in files of its own.
 */
function groupOf(id: string, modules: Modules): 'start' | undefined {
  started ??= startedIn(modules)
  return started.has(id) && !NAMES.test(id) ? 'start' : undefined
}

function startedIn(modules: Modules): Set<string> {
  const all = importedBy(GATEWAY, modules)
  for (const validators of FIRST) importedBy(validators, modules, all)
  for (const thread of [STORE, RENDERER, PICTURES]) for (const id of importedBy(thread, modules)) all.delete(id)
  return all
}

function importedBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, modules, found)
  return found
}

/** A module finds files by where its source is, and its threads beside it. */
function placed(code: string, id: string): string | undefined {
  if (!id.startsWith(SOURCE) || !code.includes('import.meta.')) return undefined
  return code
    .replaceAll(/new URL\((['"])([\w-]+)\.ts\1, import\.meta\.url\)/g, "new URL('./$2.cjs', import.meta.url)")
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(OUT, dirname(id))}')`)
}
