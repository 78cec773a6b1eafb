import { expect, test } from 'vitest'
import { createSealer } from '../guards/seal.ts'
import { createStore } from '../store/store.ts'
import { fakeGateway } from '../testing/gateway.ts'
import { holdOn, storeHold, completeHold } from './hold.ts'
import { travellersOf, type NamedTravellers } from './named-travellers.ts'

const TRAVELLERS = { travellers: [{ travellerId: '1', name: 'Defne', surname: 'Aydın' }] } as NamedTravellers
const OFFERS = { offerIds: ['o-1'], currency: 'TRY', culture: 'en-US' } as const
const MINUTE = 60_000

/** A hold of twenty minutes whose travellers are named. */
async function gatewayWithHold() {
  const { context, clock } = fakeGateway()
  const expiresOn = new Date(clock.now() + 20 * MINUTE).toISOString()
  const hold = holdOn({ transactionId: 't-1', expiresOn }, { ...OFFERS, offerIds: ['o-1'] })
  await storeHold('b-1', hold, context)
  await completeHold('b-1', hold, TRAVELLERS, context)
  return { context, clock, hold }
}

test('returns the travellers to another process until the hold expires', async () => {
  const { context, clock } = await gatewayWithHold()
  const otherProcess = { ...context, store: createStore(context.platform.store, clock) }
  expect(await travellersOf('t-1', otherProcess)).toEqual(TRAVELLERS)
  clock.pass(20 * MINUTE)
  expect(await travellersOf('t-1', otherProcess)).toBeUndefined()
})

test('stores no name in plain text, and another sealing key cannot read the travellers (decision 10.3)', async () => {
  const { context, clock } = await gatewayWithHold()
  const [record] = await context.platform.store.list('travellers', clock.now())
  expect(record?.text).toBeDefined()
  expect(record?.text).not.toMatch(/Defne|Ayd/)
  const withOtherKey = { store: context.store, sealer: createSealer([new Uint8Array(32).fill(9)]) }
  expect(await travellersOf('t-1', withOtherKey)).toBeUndefined()
})

test('ignores the travellers of a hold that another one has replaced', async () => {
  const { context, clock, hold } = await gatewayWithHold()
  const expiresOn = new Date(clock.now() + 20 * MINUTE).toISOString()
  await storeHold('b-1', holdOn({ transactionId: 't-2', expiresOn }, { ...OFFERS, offerIds: ['o-1'] }), context)
  await completeHold('b-1', hold, { travellers: [] }, context)
  expect(await travellersOf('t-1', context)).toEqual(TRAVELLERS)
  expect((await context.store.read('holds', 'b-1'))?.isNamed).toBe(false)
})
