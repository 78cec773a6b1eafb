import { dirname, relative, resolve } from 'node:path'
import type { UserConfig } from 'vite'

const SOURCE = resolve(import.meta.dirname, 'src')
const MAIN = resolve(SOURCE, 'platform/compiled-main.ts')
const GATEWAY = resolve(SOURCE, 'main.ts')
/** Entries of threads, which have files of their own so that a thread loads only what it needs. */
const STORE = resolve(SOURCE, 'store/sqlite-thread.ts')
const RENDERER = resolve(SOURCE, 'platform/rendering/render-worker.ts')
const PICTURES = resolve(SOURCE, 'platform/rendering/picture-worker.ts')
/** Validators that every first call needs, because the gateway reads the site's record and starts a session before it. */
const FIRST_VALIDATORS = ['siteView', 'reservationStart'].map((id) =>
  resolve(import.meta.dirname, `../openapi/generated/agency/validators/${id}.js`),
)
const OUT = resolve(import.meta.dirname, 'dist/server')

/**
 * Vite configuration that bundles the gateway and its threads into a few files for production. Without the bundle, a
 * process would load six hundred modules, which takes most of its start and a tenth of its memory (decision 14.3).
 */
export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  // wasm-vips is not bundled, because it loads its WebAssembly file from its own folder.
  ssr: { noExternal: true, external: ['wasm-vips'] },
  plugins: [
    { name: 'places', transform: withBundledPaths },
    { name: 'without-unused', load: withoutUnused },
  ],
  build: {
    ssr: true,
    outDir: OUT,
    target: 'esnext',
    // The image distributes the bundled packages, so it has to contain their licences.
    license: { fileName: 'licenses.md' },
    // Names of functions and lines of code stay readable in the log of faults.
    minify: false,
    rolldownOptions: {
      // Silences a warning: the validators of the first call are imported dynamically, but belong to the start bundle.
      checks: { ineffectiveDynamicImport: false },
      input: {
        main: MAIN,
        gateway: GATEWAY,
        'sqlite-thread': STORE,
        'render-worker': RENDERER,
        'picture-worker': PICTURES,
      },
      output: {
        // CommonJS, because V8 caches functions that are compiled at run time only for scripts, not for modules
        // (decision 14.3).
        format: 'cjs',
        strict: true,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // V8 stores a file with two bytes per character if a single character is not ASCII, even in a comment.
        charset: 'ascii',
        comments: false,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf, debugName: 'start' }] },
      },
    },
  },
} satisfies UserConfig

/** Unused modules of packages that slow down the start, by the end of their path, with the code that replaces them. */
const REPLACEMENTS = {
  // Undici's HTTP/2 client loads that of Node: 3 MiB for a protocol that upstream calls do not use (decision 4.6).
  '/undici/lib/dispatcher/client-h2.js': `() => { throw new Error('HTTP/2 is not offered to upstreams') }`,
  // Finds the file that calls pino by searching the whole bundle. Only pino's transports need it.
  '/pino/lib/caller.js': '() => []',
}

/** The replacement of an unused module; undefined for all other modules. */
function withoutUnused(id: string): string | undefined {
  const replacement = Object.entries(REPLACEMENTS).find(([end]) => id.endsWith(end))
  return replacement && `module.exports = ${replacement[1]}`
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Modules of zod that only re-export others, such as the messages of fifty languages. Code that imports single names
 * of zod does not need these modules; only the code that builds the served document does.
 */
const REEXPORTS = /\/zod\/(?:index|v4\/(?:classic\/external|core\/index|locales\/(?!en\.)[\w-]+))\.js$/

/** Modules that every start needs. Computed once, by the first call of `groupOf`. */
let startModules: Set<string> | undefined

/**
 * Puts all modules that every start needs, and the validators of the first call, into the chunk `start`. Other modules
 * stay in files of their own, which are loaded when a call needs them.
 */
function groupOf(id: string, modules: Modules): 'start' | undefined {
  startModules ??= startModulesIn(modules)
  return startModules.has(id) && !REEXPORTS.test(id) ? 'start' : undefined
}

/** The gateway's modules without those that threads share, which go into the files of the threads. */
function startModulesIn(modules: Modules): Set<string> {
  const needed = importedBy(GATEWAY, modules)
  for (const validators of FIRST_VALIDATORS) importedBy(validators, modules, needed)
  for (const thread of [STORE, RENDERER, PICTURES]) for (const id of importedBy(thread, modules)) needed.delete(id)
  return needed
}

/** The module and all modules that it imports statically, directly or indirectly. */
function importedBy(id: string, modules: Modules, visited = new Set<string>()): Set<string> {
  if (visited.has(id)) return visited
  visited.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, modules, visited)
  return visited
}

/**
 * Adapts paths in a module to the bundle: files are found relative to the module's source folder, and the scripts of
 * threads are in the bundle's own folder.
 */
function withBundledPaths(code: string, id: string): string | undefined {
  if (!id.startsWith(SOURCE) || !code.includes('import.meta.')) return undefined
  return code
    .replaceAll(/new URL\((['"])([\w-]+)\.ts\1, import\.meta\.url\)/g, "new URL('./$2.cjs', import.meta.url)")
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(OUT, dirname(id))}')`)
}
