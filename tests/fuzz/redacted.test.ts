import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenCallsOf } from './broken-calls.ts'
import { callsOf } from './calls.ts'

interface Ordered {
  card?: { number?: unknown; holder?: unknown }
}

test('a counterexample shows nothing that was typed for a card (decision 10.4)', () => {
  const good = fc.sample(callsOf('orderInitialize'), 50).map((call) => ({ call, shown: fc.stringify([call]) }))
  const bad = fc.sample(brokenCallsOf('orderInitialize'), 200).map((it) => ({ ...it, shown: fc.stringify([it]) }))
  const all = [...good, ...bad]
  const leaks = all.filter(({ call, shown }) => {
    const { number } = (call.body as Ordered | null)?.card ?? {}
    return /(?:cvv|number)\\*":\\*"[^(]/.test(shown) || (typeof number === 'string' && shown.includes(number))
  })
  expect(all.filter(({ shown }) => shown.includes('(redacted)')).length).toBeGreaterThan(100)
  expect(leaks.length).toBe(0)
})
