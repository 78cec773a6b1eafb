import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { planChunks, type Root } from './chunk-plan.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const source = fileURLToPath(new URL('../src/', import.meta.url))
const isLook = (id: string) => id.endsWith('.css')
const isScreen = (id: string) => /\/screens\/([^/]+)\/\1\.tsx$/.test(id)

/** Messages have files of their own, by language and route; packages are shared without a plan. */
const isPlanned = (id: string) => !/\/node_modules\/|\/i18n\/(?:compiled|languages)\/|^\0/.test(id)

/** A screen's own modules stay in its own files, so that no page has the look of another. */
const isOwned = (id: string) => id.includes('/src/screens/')

/** Parts that the server renders although their code comes later: their look comes with the page. */
const RENDERED = /\/(?:LaterBelow|Later\w+Form)\.tsx$/

/** How much a byte counts that a screen loads in vain, by how near its scripts are to their budget (decision 42.1). */
const WEIGHTS: Readonly<Record<string, number>> = {
  home: 10,
  'services-service': 7.5,
  hotels: 4,
  'hotels-hotel': 4,
  flight: 4,
  transfers: 3,
  checkout: 1.5,
  'tours-tour': 1.5,
  cart: 1.5,
  booking: 1.25,
}

/** What comes later delays nothing. */
const weightOf = (id: string) => (isScreen(id) ? (WEIGHTS[basename(id, '.tsx')] ?? 1) : 0.05)

/** Modules with all that they import, what they import later not included. */
function closureOf(graph: Graph, ids: readonly string[], found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    closureOf(graph, graph.getModuleInfo(id)?.importedIds ?? [], found)
  }
  return found
}

const laterOf = (graph: Graph, id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

/** All that modules import later, and what those import later, and so on. */
function importedLater(graph: Graph, ids: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const id of [...ids].flatMap((each) => laterOf(graph, each))) {
    if (found.has(id) || !isPlanned(id)) continue
    found.add(id)
    importedLater(graph, closureOf(graph, [id]), found)
  }
  return found
}

function rootOf(graph: Graph, id: string, known: ReadonlySet<string>): Root {
  const imported = [...closureOf(graph, [id])]
  const rendered = imported
    .filter((each) => isScreen(id) && RENDERED.test(each))
    .flatMap((each) => laterOf(graph, each))
  const looks = [...closureOf(graph, rendered)].filter(isLook)
  return {
    needs: new Set([...imported, ...looks].filter((each) => isPlanned(each) && !isOwned(each) && !known.has(each))),
    weight: weightOf(id),
  }
}

/** The name of the file for each module that several pages share: that of its largest module. */
function planOf(graph: Graph): Map<string, string> {
  const core = closureOf(graph, [`${source}main.tsx`])
  const sourceOf = (id: string) => (isLook(id) ? readFileSync(id) : (graph.getModuleInfo(id)?.code ?? ''))
  // Minified and together, modules take about that part of what they take alone.
  const bytes = new Map<string, number>()
  const bytesOf = (id: string) => bytes.get(id) ?? bytes.set(id, gzipSync(sourceOf(id)).length * 0.6).get(id) ?? 0
  const roots = [...importedLater(graph, core)].map((id) => rootOf(graph, id, core))
  const files = planChunks(roots, { bytesOf, importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [] })
  const names = new Map<string, string>()
  for (const modules of files) {
    const [largest = ''] = modules.toSorted((one, other) => bytesOf(other) - bytesOf(one))
    const name = basename(largest).replace(/\..*/, '')
    const isTaken = [...names.values()].includes(name)
    for (const module of modules) names.set(module, isTaken ? `${name}-${names.size}` : name)
  }
  return names
}

let plan: Map<string, string> | undefined

/** The file of a module that several pages share. The first call plans, when all modules are known. */
export const sharedChunk = (id: string, graph: Graph): string | null => (plan ??= planOf(graph)).get(id) ?? null
