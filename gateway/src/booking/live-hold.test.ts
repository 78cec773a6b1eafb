import { expect, test } from 'vitest'
import { lineOf } from '../payment/testing/agency.ts'
import { bookingLockName } from '../policy/booking-lock.ts'
import type { Lease } from '../ports/store.ts'
import { fakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'
import { holdOn, keepHold, nameHold } from './hold.ts'
import { liveHold } from './live-hold.ts'
import type { Named } from './named-travellers.ts'

const NAMED = { travellers: [{ travellerId: '1', name: 'Defne', surname: 'Aydın' }] } as Named
const TERMS = { offerIds: ['o-1'], currency: 'TRY', culture: 'en-US' } as const
const LINES = [lineOf({ type: 'flight', offerId: 'o-1' })]
const SITE = { host: 'localhost', origin: 'http://localhost:4000', account: '1001', paymentHosts: [], keys: [] }
const MINUTE = 60_000
const EXPIRES = '2030-01-01T00:00:00Z'
/** Longer than a lock lasts that nobody renews. */
const STALL = 6000

const SENT = ['transactionBegin', 'transactionUpdate', 'reservationPatch'] as const
type Sent = (typeof SENT)[number]

type World = ReturnType<typeof fakeGateway>

/** Pay with a hold that ends in ten minutes, and what happens once while the process waits for a call. */
async function renewing(at?: Sent | 'lock', meanwhile: (world: World) => unknown = ({ clock }) => clock.stall(STALL)) {
  const world = fakeGateway()
  let waits = at
  const happens = async (id: Sent | 'lock') => {
    if (waits !== id) return
    waits = undefined
    await meanwhile(world)
  }
  const { context, clock, upstream } = world
  const { booking } = exampleOf('reservationPatch')
  const bodies = {
    transactionBegin: { transactionId: 't-second-0002' },
    transactionUpdate: {},
    reservationPatch: { booking },
  }
  for (const id of SENT) {
    upstream.on(id, async () => {
      await happens(id)
      return { body: { ...exampleOf(id), ...bodies[id] } }
    })
  }
  const expiresOn = new Date(clock.now() + 10 * MINUTE).toISOString()
  const hold = holdOn({ transactionId: 't-first-0001', expiresOn }, { ...TERMS, offerIds: ['o-1'] })
  await keepHold('b-1', hold, context)
  await nameHold('b-1', hold, NAMED, context)
  const bookingLock = (await context.store.lock(bookingLockName('b-1'), MINUTE)) as Lease
  await happens('lock')
  const pay = (lock: Lease) => liveHold(LINES, 'b-1', { site: SITE, requestId: 'r-1', bookingLock: lock }, context)
  const renewed = await pay(bookingLock).catch((error: unknown) => error)
  const again = async () => {
    await bookingLock.end()
    return pay((await context.store.lock(bookingLockName('b-1'), MINUTE)) as Lease)
  }
  return { renewed, again, sent: SENT.filter((id) => upstream.of(id).length > 0), context }
}

test('starts a hold that ends too soon again, names its travellers and tells the agency', async () => {
  const { renewed, sent } = await renewing()
  expect(renewed).toMatchObject({ isNew: true, hold: { transactionId: 't-second-0002', isNamed: true } })
  expect(sent).toEqual(SENT)
})

test.each<[Sent | 'lock', readonly Sent[]]>([
  ['lock', []],
  ['transactionBegin', ['transactionBegin']],
  ['transactionUpdate', ['transactionBegin', 'transactionUpdate']],
])('sends nothing more if the lock expired during %s: another may be paying (G5)', async (stillAt, expected) => {
  const { renewed, sent, again } = await renewing(stillAt)
  expect(sent).toEqual(expected)
  expect(renewed).toMatchObject({ name: 'in-progress', outcome: 'not-sent' })
  // The same call again finds the passengers named, and tells the agency.
  expect(await again()).toMatchObject({ isNew: true, hold: { isNamed: true } })
})

test('keeps the hold of whoever was faster (G5)', async () => {
  const third = holdOn({ transactionId: 't-third-0003', expiresOn: EXPIRES }, { ...TERMS, offerIds: ['o-1'] })
  const { context, renewed } = await renewing('reservationPatch', (world) => keepHold('b-1', third, world.context))
  expect(renewed).toMatchObject({ name: 'in-progress', outcome: 'not-sent' })
  expect(await context.store.read('holds', 'b-1')).toMatchObject({ transactionId: 't-third-0003' })
})
