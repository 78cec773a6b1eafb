import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMeter } from '@rota/gateway/observing/meter'
import { createMetrics } from '@rota/gateway/observing/metrics'
import type { SwitchOrder } from '@rota/gateway/ports/switches'
import { contractsOf } from '../contracts.ts'
import { confirm, paidAtOnce, payWith, ROOM } from '../pay.ts'
import { newKey } from '../visitor.ts'
import { fill, quoted, unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

/** Needs the bank's challenge. */
const CHALLENGE = '4000000000001091'

let system: TestSystem
let other: TestSystem
let metrics: ReturnType<typeof createMetrics>
beforeEach(async () => {
  metrics = createMetrics()
  system = await startTestSystem({}, { observers: { meter: createMeter(metrics) } })
  other = await startTestSystem({}, { beside: system })
})
afterEach(async () => {
  await other.close()
  await system.close()
})

const turn = (to: 'on' | 'off', what: Pick<SwitchOrder, 'kind' | 'name'>) =>
  system.context.switches.set({ ...what, to, note: 'A drill.' }, 'control key')

const charges = () => system.world.payments.captures()

/** Pay, as a browser sends it. */
async function press({ visitor }: PreparedVisitor, hash: string, key: string) {
  const card = { number: CHALLENGE, expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }
  return visitor.client.orderInitialize({
    header: { 'Idempotency-Key': key },
    body: { quoteHash: hash, method: 'creditcard', installment: 1, language: 'en', card },
  })
}

/** How often the promise that payments are possible was broken, and how often they were switched off. */
async function counted() {
  const text = await metrics.registry.metrics()
  const [failed, off] = ['5xx', 'off'].map((status) =>
    Array.from(text.matchAll(/^rota_request_duration_seconds_count\{([^}]*)\} (\d+)$/gm))
      .filter(([, labels = '']) => labels.includes(`status="${status}"`))
      .reduce((sum, [, , count]) => sum + Number(count), 0),
  )
  return { failed, off }
}

const CARD = { method: 'creditcard', term: 'full' } as const

describe.each([
  ['payments', { kind: 'payments' }, 'payments-off'],
  ['cards', { kind: 'way', name: 'creditcard' }, 'card-unavailable'],
  ['Pay', { kind: 'operation', name: 'orderInitialize' }, 'switched-off'],
  ['the agency', { kind: 'upstream', name: 'agency' }, 'card-unavailable'],
] as const)('%s switched off (decision 49.4)', (_what, what, name) => {
  test('Pay is 503 before anything is charged, the basket stays, and the same press works afterwards', async () => {
    const prepared = await fill(system, [ROOM])
    const { hash } = await quoted(prepared, CARD)
    await turn('off', what)
    const key = newKey()
    const { error, response } = await press(prepared, hash, key)
    expect([error?.name, response.status, response.headers.get('retry-after')]).toEqual([name, 503, '60'])
    expect(charges()).toEqual([])
    expect(await counted()).toEqual({ failed: 0, off: 1 })
    await turn('on', what)
    expect(unwrap(await prepared.visitor.client.siteView()).booking?.products).toHaveLength(1)
    expect(unwrap(await press(prepared, hash, key)).handoffUrl).toBeDefined()
  })

  test('a payment that has begun ends in its booking', async () => {
    const paid = await payWith(system, await fill(system, [ROOM]), CHALLENGE)
    await turn('off', what)
    await confirm(system, paid)
    await system.context.payment?.runner.settled()
    expect((await paid.now()).state).toBe('booked')
    expect(charges()).toHaveLength(1)
  })

  test('a press that was sent, and whose answer was lost, gets that answer', async () => {
    const prepared = await fill(system, [ROOM])
    const { hash } = await quoted(prepared, CARD)
    const key = newKey()
    const first = unwrap(await press(prepared, hash, key))
    await turn('off', what)
    expect(unwrap(await press(prepared, hash, key))).toEqual(first)
  })
})

test('transfers switched off: cards keep working, and the quote says why there is no transfer', async () => {
  await turn('off', { kind: 'way', name: 'transfer' })
  const prepared = await fill(system, [ROOM])
  const { ways } = await quoted(prepared, CARD)
  const stopped = ways.filter(({ unavailable }) => unavailable === 'switched-off').map(({ method }) => method)
  expect(new Set(stopped)).toEqual(new Set(['transfer']))
  expect((await (await payWith(system, prepared, '4000000000001000')).now()).state).toBe('booked')
  const asked = { method: 'transfer', installment: 1, term: 'full', toCurrency: 'try' } as const
  const again = await fill(system, [ROOM])
  const acceptedContracts = await contractsOf(again.visitor.client)
  const { error } = await again.visitor.client.quoteCreate({ body: { ...asked, acceptedContracts } })
  expect([error?.name, error?.errors?.[0]?.pointer]).toEqual(['validation', '/method'])
})

test('set at one gateway, it holds at another over the same store, whose running payments end', async () => {
  const { now } = await paidAtOnce(other)
  await turn('off', { kind: 'payments' })
  await other.context.switches.refresh()
  const prepared = await fill(other, [ROOM])
  const { error } = await prepared.visitor.client.quoteCreate({
    body: { ...CARD, installment: 1, toCurrency: 'try', acceptedContracts: [] },
  })
  expect(error?.name).toBe('payments-off')
  expect((await now()).state).toBe('booked')
})
