import { describe, expect, it } from 'vitest'
import { files, importsOf, isSource, isTestCode } from './tree.ts'

/**
 * The gateway's folders, lowest layer first. A folder may import only from lower layers,
 * not from other folders of its own layer.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['ports'],
  ['translate'],
  ['contract', 'store', 'policy', 'guards', 'respond'],
  ['upstream'],
  ['booking'],
  ['own-booking'],
  ['payment'],
  ['ops'],
  ['operations'],
  ['calls'],
  ['page', 'docs'],
  ['conform'],
]
const HOME = 'gateway/src/'

/** The top layer composes everything: the root of `src/`, `config/` and `platform/`. */
const TOP = LAYERS.length

const sources = files.filter((file) => isSource(file) && !isTestCode(file))
const folderOf = (file: string) => file.slice(HOME.length).split('/')[0] ?? ''

function layerOf(folder: string): number {
  const found = LAYERS.findIndex((folders) => folders.includes(folder))
  if (found !== -1) return found
  expect(folder, 'a folder of the gateway that has no layer').toMatch(/^(platform|config)$|\.ts$/)
  return TOP
}

/** A file's imports from the project's own source. */
const edgesOf = (file: string) => importsOf(file).filter((target) => known.has(target))
const known = new Set(sources)

/** Import cycles: Tarjan's strongly connected components with at least two files. */
function circles(): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    low.set(file, index)
    stack.push(file)
    for (const target of edgesOf(file)) {
      const reached = order.has(target) ? (stack.includes(target) ? order.get(target) : undefined) : visit(target)
      low.set(file, Math.min(low.get(file) ?? index, reached ?? index))
    }
    if (low.get(file) === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) groups.push(group)
    }
    return low.get(file) ?? index
  }
  for (const file of sources) if (!order.has(file)) visit(file)
  return groups
}

describe('layers', () => {
  it('the folders of the gateway import one way, from the lines below them', () => {
    const broken = sources
      .filter((file) => file.startsWith(HOME))
      .flatMap((file) =>
        edgesOf(file)
          .filter((target) => target.startsWith(HOME) && folderOf(target) !== folderOf(file))
          .filter((target) => layerOf(folderOf(target)) >= layerOf(folderOf(file)) && layerOf(folderOf(file)) < TOP)
          .map((target) => `${file} imports ${target}`),
      )
    expect(broken).toEqual([])
  })

  it('no file imports itself by way of others, also not by a type or a dynamic import', () => {
    expect(circles()).toEqual([])
  })
})
