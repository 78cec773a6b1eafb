import { describe, expect, it } from 'vitest'
import { planChunks, type Modules, type Root } from './chunk-plan.ts'

/** A world of modules: name -> bytes and imports. */
const world = (modules: Record<string, [bytes: number, ...imports: string[]]>): Modules => ({
  bytesOf: (module) => modules[module]?.[0] ?? 0,
  importsOf: (module) => (modules[module] ?? [0]).slice(1) as string[],
})

const root = (needs: string, weight = 1): Root => ({ needs: new Set(needs.split(' ')), weight })

const sorted = (plan: readonly (readonly string[])[]) => plan.map((file) => file.toSorted().join(' ')).toSorted()

/** All that a root loads when modules are put into these files. */
function loadedBy({ needs }: Root, plan: readonly (readonly string[])[], { importsOf }: Modules): Set<string> {
  const loaded = new Set<string>()
  const load = (module: string) => {
    for (const each of plan.find((file) => file.includes(module)) ?? [module]) {
      if (loaded.has(each)) continue
      loaded.add(each)
      importsOf(each).forEach(load)
    }
  }
  needs.forEach(load)
  return loaded
}

describe('the plan of shared files', () => {
  it('what the same roots need is one file, and what one root needs is in none', () => {
    const modules = world({ a: [5000], b: [5000], own: [9000] })
    expect(sorted(planChunks([root('a b own'), root('a b')], modules))).toEqual(['a b'])
  })

  it('large modules with different roots stay apart', () => {
    const modules = world({ a: [5000], b: [5000] })
    expect(sorted(planChunks([root('a b'), root('a'), root('b')], modules))).toEqual(['a', 'b'])
  })

  it('small modules are joined, because a file costs more than what is loaded in vain', () => {
    const modules = world({ a: [100], b: [100] })
    expect(sorted(planChunks([root('a b'), root('a'), root('b')], modules))).toEqual(['a b'])
  })

  it('a root of great weight loads nothing in vain', () => {
    const modules = world({ a: [100], b: [500] })
    expect(sorted(planChunks([root('a b'), root('a b'), root('a', 20)], modules))).toEqual(['a', 'b'])
    expect(sorted(planChunks([root('a b'), root('a b'), root('a')], modules))).toEqual(['a b'])
  })

  it('what a module imports counts, because its file loads it along', () => {
    const roots = [root('a deep'), root('a deep'), root('b'), root('b'), root('a b deep')]
    expect(sorted(planChunks(roots, world({ a: [50, 'deep'], b: [50], deep: [9000] })))).toEqual(['a deep', 'b'])
    expect(sorted(planChunks(roots, world({ a: [50, 'deep'], b: [50], deep: [50] })))).toEqual(['a b deep'])
  })

  it('no root lacks a module, and each module is in one file', () => {
    const names = Array.from({ length: 40 }, (_, at) => `m${at}`)
    // Module n is imported by module n + 7, so that each root needs whole chains.
    const modules = world(Object.fromEntries(names.map((name, at) => [name, [97 * (at + 1), `m${at - 7}`] as const])))
    const roots = names.map((_, at) => {
      const needs = new Set<string>()
      const need = (index: number): void => void (index >= 0 && needs.add(`m${index}`) && need(index - 7))
      for (let index = at % 5; index < 40; index += 1 + (at % 3)) need(index)
      return { needs, weight: 1 + (at % 4) }
    })
    const plan = planChunks(roots, modules)
    const all = plan.flat()
    expect(new Set(all).size).toBe(all.length)
    for (const each of roots)
      expect([...each.needs].filter((one) => !loadedBy(each, plan, modules).has(one))).toEqual([])
    expect(plan.length).toBeLessThan(20)
  })
})
