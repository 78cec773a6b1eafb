import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { planChunks, type Root } from './chunk-plan.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const source = fileURLToPath(new URL('../src/', import.meta.url))
const isScreen = (id: string) => /\/screens\/([^/]+)\/\1\.tsx$/.test(id)

/** Messages have files of their own, by language and route; packages are shared without a plan. */
const isPlanned = (id: string) => id.startsWith(source) && !/\/i18n\/(?:compiled|languages)\//.test(id)

/** Parts that the server renders although their code comes later: their look comes with the page. */
const RENDERED = /\/(?:LaterBelow|LaterSearchForm)\.tsx$/

/** Most visits begin at these screens. */
const FIRST = new Set(['home', 'hotels', 'hotels-hotel'])

/** A byte that an opened page loads in vain counts fully; one of a part that comes later delays nothing. */
const weightOf = (id: string) => (!isScreen(id) ? 0.05 : FIRST.has(basename(id, '.tsx')) ? 8 : 1)

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
  const looks = [...closureOf(graph, rendered)].filter((each) => each.endsWith('.css'))
  return {
    needs: new Set([...imported, ...looks].filter((each) => isPlanned(each) && !known.has(each))),
    weight: weightOf(id),
  }
}

/** The name of the file for each module that several pages share: that of its largest module. */
function planOf(graph: Graph): Map<string, string> {
  const core = closureOf(graph, [`${source}main.tsx`])
  const sourceOf = (id: string) => (id.endsWith('.css') ? readFileSync(id) : (graph.getModuleInfo(id)?.code ?? ''))
  // What is left of a source once it is minified and compressed.
  const bytes = new Map<string, number>()
  const bytesOf = (id: string) => bytes.get(id) ?? bytes.set(id, gzipSync(sourceOf(id)).length * 0.45).get(id) ?? 0
  const files = planChunks(
    [...importedLater(graph, core)].map((id) => rootOf(graph, id, core)),
    { bytesOf, importsOf: (id) => graph.getModuleInfo(id)?.importedIds ?? [] },
  )
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
