import { dirname, relative, resolve } from 'node:path'

const SOURCE = resolve(import.meta.dirname, 'src')
const MAIN = resolve(SOURCE, 'main.ts')
/** The threads load no more than they need. */
const STORE = resolve(SOURCE, 'store/sqlite-thread.ts')
const RENDERER = resolve(SOURCE, 'platform/rendering/render-worker.ts')
const OUT = resolve(import.meta.dirname, 'dist/server')

/**
 * What runs in production: the gateway and its threads as a few files. A process that loads six hundred modules spends most of
 * its start, and a tenth of its memory, on loading them (decision 14.3).
 */
export default {
  root: import.meta.dirname,
  logLevel: 'warn',
  ssr: { noExternal: true },
  plugins: [{ name: 'places', transform: placed }],
  build: {
    ssr: true,
    outDir: OUT,
    target: 'esnext',
    // Names of functions and lines of code stay readable in the log of faults.
    minify: false,
    rolldownOptions: {
      input: {
        main: MAIN,
        'sqlite-thread': STORE,
        'render-worker': RENDERER,
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: ofStart, debugName: 'start' }] },
      },
    },
  },
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

let started: Set<string> | undefined

/** Everything that is loaded at the start is one file; what only some calls need stays in files of its own. */
function ofStart(id: string, modules: Modules): string | undefined {
  started ??= modulesOfStart(modules)
  return started.has(id) ? 'start' : undefined
}

function modulesOfStart(modules: Modules): Set<string> {
  const found = importedBy(MAIN, modules)
  for (const thread of [STORE, RENDERER]) for (const id of importedBy(thread, modules)) found.delete(id)
  return found
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
    .replaceAll(/new URL\((['"])([\w-]+)\.ts\1, import\.meta\.url\)/g, "new URL('./$2.js', import.meta.url)")
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(OUT, dirname(id))}')`)
}
