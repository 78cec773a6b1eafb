import { expect, test } from 'vitest'
import { createSealer } from '../guards/seal.ts'
import { createStore } from '../store/store.ts'
import { fakeGateway } from '../testing/gateway.ts'
import { holdOn, keepHold, nameHold } from './hold.ts'
import { travellersOf, type Named } from './named-travellers.ts'

const NAMED = { travellers: [{ travellerId: '1', name: 'Defne', surname: 'Aydın' }] } as Named
const OFFERS = { offerIds: ['o-1'], currency: 'TRY', culture: 'en-US' } as const
const MINUTE = 60_000

/** A hold of twenty minutes whose travellers are named. */
async function named() {
  const { context, clock } = fakeGateway()
  const expiresOn = new Date(clock.now() + 20 * MINUTE).toISOString()
  const hold = holdOn({ transactionId: 't-1', expiresOn }, { ...OFFERS, offerIds: ['o-1'] })
  await keepHold('b-1', hold, context)
  await nameHold('b-1', hold, NAMED, context)
  return { context, clock, hold }
}

test('another process finds who travels, for as long as the hold lasts', async () => {
  const { context, clock } = await named()
  const other = { ...context, store: createStore(context.platform.store, clock) }
  expect(await travellersOf('t-1', other)).toEqual(NAMED)
  clock.pass(20 * MINUTE)
  expect(await travellersOf('t-1', other)).toBeUndefined()
})

test('decision 10.3 nobody is named in the store, and another key opens nothing', async () => {
  const { context, clock } = await named()
  const [kept] = await context.platform.store.list('travellers', clock.now())
  expect(kept?.text).toBeDefined()
  expect(kept?.text).not.toMatch(/Defne|Ayd/)
  const stranger = { store: context.store, sealer: createSealer([new Uint8Array(32).fill(9)]) }
  expect(await travellersOf('t-1', stranger)).toBeUndefined()
})

test('what is said of a hold that another one has taken the place of is not kept', async () => {
  const { context, clock, hold } = await named()
  const expiresOn = new Date(clock.now() + 20 * MINUTE).toISOString()
  await keepHold('b-1', holdOn({ transactionId: 't-2', expiresOn }, { ...OFFERS, offerIds: ['o-1'] }), context)
  await nameHold('b-1', hold, { travellers: [] }, context)
  expect(await travellersOf('t-1', context)).toEqual(NAMED)
  expect((await context.store.read('holds', 'b-1'))?.isNamed).toBe(false)
})
