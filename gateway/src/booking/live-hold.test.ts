import { expect, test } from 'vitest'
import { lineOf } from '../payment/testing/agency.ts'
import { bookingLockName } from '../policy/booking-lock.ts'
import type { Lease } from '../ports/store.ts'
import { fakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'
import { holdOn, storeHold, completeHold } from './hold.ts'
import { liveHold } from './live-hold.ts'
import type { NamedTravellers } from './named-travellers.ts'

const TRAVELLERS = { travellers: [{ travellerId: '1', name: 'Defne', surname: 'Aydın' }] } as NamedTravellers
const TERMS = { offerIds: ['o-1'], currency: 'TRY', culture: 'en-US' } as const
const LINES = [lineOf({ type: 'flight', offerId: 'o-1' })]
const SITE = { host: 'localhost', origin: 'http://localhost:4000', account: '1001', paymentHosts: [], keys: [] }
const MINUTE = 60_000
const EXPIRES = '2030-01-01T00:00:00Z'
/** Milliseconds after which a lock that is not renewed has expired. */
const STALL_MS = 6000

const CALLS = ['transactionBegin', 'transactionUpdate', 'reservationPatch'] as const
type CallName = (typeof CALLS)[number]

type World = ReturnType<typeof fakeGateway>

/**
 * Pays with a hold that expires in ten minutes.
 * @param at the call, or the lock, during which `meanwhile` happens once; by default the process stalls
 */
async function payWithShortHold(
  at?: CallName | 'lock',
  meanwhile: (world: World) => unknown = ({ clock }) => clock.stall(STALL_MS),
) {
  const world = fakeGateway()
  let interruptAt = at
  const interrupt = async (id: CallName | 'lock') => {
    if (interruptAt !== id) return
    interruptAt = undefined
    await meanwhile(world)
  }
  const { context, clock, upstream } = world
  const { booking } = exampleOf('reservationPatch')
  const bodies = {
    transactionBegin: { transactionId: 't-second-0002' },
    transactionUpdate: {},
    reservationPatch: { booking },
  }
  for (const id of CALLS) {
    upstream.on(id, async () => {
      await interrupt(id)
      return { body: { ...exampleOf(id), ...bodies[id] } }
    })
  }
  const expiresOn = new Date(clock.now() + 10 * MINUTE).toISOString()
  const hold = holdOn({ transactionId: 't-first-0001', expiresOn }, { ...TERMS, offerIds: ['o-1'] })
  await storeHold('b-1', hold, context)
  await completeHold('b-1', hold, TRAVELLERS, context)
  const bookingLock = (await context.store.lock(bookingLockName('b-1'), MINUTE)) as Lease
  await interrupt('lock')
  const pay = (lock: Lease) => liveHold(LINES, 'b-1', { site: SITE, requestId: 'r-1', bookingLock: lock }, context)
  const renewed = await pay(bookingLock).catch((error: unknown) => error)
  const again = async () => {
    await bookingLock.end()
    return pay((await context.store.lock(bookingLockName('b-1'), MINUTE)) as Lease)
  }
  return { renewed, again, sent: CALLS.filter((id) => upstream.of(id).length > 0), context }
}

test('renews a hold that expires too soon, with its travellers, and tells the agency', async () => {
  const { renewed, sent } = await payWithShortHold()
  expect(renewed).toMatchObject({ isNew: true, hold: { transactionId: 't-second-0002', isNamed: true } })
  expect(sent).toEqual(CALLS)
})

test.each<[CallName | 'lock', readonly CallName[]]>([
  ['lock', []],
  ['transactionBegin', ['transactionBegin']],
  ['transactionUpdate', ['transactionBegin', 'transactionUpdate']],
])(
  'sends nothing more if the lock expired during %s, because another process may be paying (G5)',
  async (stalledAt, expected) => {
    const { renewed, sent, again } = await payWithShortHold(stalledAt)
    expect(sent).toEqual(expected)
    expect(renewed).toMatchObject({ name: 'in-progress', outcome: 'not-sent' })
    // The same call again finds the passengers named, and tells the agency.
    expect(await again()).toMatchObject({ isNew: true, hold: { isNamed: true } })
  },
)

test('keeps the hold that another process has stored meanwhile (G5)', async () => {
  const otherHold = holdOn({ transactionId: 't-third-0003', expiresOn: EXPIRES }, { ...TERMS, offerIds: ['o-1'] })
  const { context, renewed } = await payWithShortHold('reservationPatch', (world) =>
    storeHold('b-1', otherHold, world.context),
  )
  expect(renewed).toMatchObject({ name: 'in-progress', outcome: 'not-sent' })
  expect(await context.store.read('holds', 'b-1')).toMatchObject({ transactionId: 't-third-0003' })
})
