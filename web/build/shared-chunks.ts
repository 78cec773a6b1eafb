import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { planChunks } from './chunk-plan.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const source = fileURLToPath(new URL('../src/', import.meta.url))
const isStyleSheet = (id: string) => id.endsWith('.css')
const isScreen = (id: string) => /\/screens\/([^/]+)\/\1\.tsx$/.test(id)

/**
 * Messages have files of their own, by language and route; packages, and the gateway and the mocks of the demo, are
 * shared without a plan.
 */
const isPlanned = (id: string) =>
  /\/(?:web\/src|openapi)\//.test(id) && !/\/node_modules\/|\/i18n\/(?:compiled|languages)\//.test(id)

/** A screen's own modules stay in its own files, so that no page loads the style sheets of another. */
const isOwned = (id: string) => id.includes('/src/screens/')

/**
 * The cost of a byte that a page or part loads in vain: the nearer a page is to its budget, the higher (decision 42.1).
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  'services-service': 12,
  transfers: 13,
  PaymentStep: 8.5,
  home: 9.2,
  'hotels-hotel': 9,
  cart: 7,
  flight: 6,
  hotels: 3.8,
  'tours-tour': 2,
  'rendered-basket.ts': 2,
  checkout: 2.5,
  booking: 1.5,
  GuestsStep: 0.5,
}

/** Lazy parts delay no page, so their bytes count little. */
const weightOf = (id: string) => WEIGHTS[basename(id, '.tsx')] ?? (isScreen(id) ? 1 : 0.05)

/** Modules with all that they import statically. */
function closureOf(graph: Graph, ids: readonly string[], found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    closureOf(graph, graph.getModuleInfo(id)?.importedIds ?? [], found)
  }
  return found
}

const dynamicImportsOf = (graph: Graph, id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

/** Our own modules that these import dynamically, the modules that those import dynamically, and so on. */
function dynamicallyImported(graph: Graph, ids: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const id of [...ids].flatMap((each) => dynamicImportsOf(graph, each))) {
    if (found.has(id) || !id.startsWith(source)) continue
    found.add(id)
    dynamicallyImported(graph, closureOf(graph, [id]), found)
  }
  return found
}

/** The file of each module that several pages share. Files have short names (`s12`), because each page lists many. */
function planOf(graph: Graph): Map<string, string> {
  const core = closureOf(graph, [`${source}main.tsx`])
  const sourceOf = (id: string) => (isStyleSheet(id) ? readFileSync(id) : (graph.getModuleInfo(id)?.code ?? ''))
  // In a minified file with others, a module takes about 0.6 of the bytes that it takes when compressed alone.
  const bytes = new Map<string, number>()
  const bytesOf = (id: string) => bytes.get(id) ?? bytes.set(id, gzipSync(sourceOf(id)).length * 0.6).get(id) ?? 0
  const isKept = (id: string) => core.has(id) || isOwned(id) || !isPlanned(id)
  const roots = Array.from(dynamicallyImported(graph, core), (id) => ({
    needs: new Set([...closureOf(graph, [id])].filter((each) => !isKept(each))),
    weight: weightOf(id),
  }))
  const files = planChunks(roots, { bytesOf, importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [] })
  return new Map(files.flatMap((modules, at) => modules.map((id) => [id, `s${at}`] as const)))
}

let plan: Map<string, string> | undefined

/** The file of a module that several pages share. The first call plans, when all modules are known. */
export const sharedChunk = (id: string, graph: Graph): string | null => (plan ??= planOf(graph)).get(id) ?? null
