import { expect, test } from 'vitest'
import { lineOf } from '../payment/testing/agency.ts'
import { turnOf } from '../policy/turns.ts'
import type { Lease } from '../ports/store.ts'
import { fakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'
import { keepHold, nameHold } from './hold.ts'
import { liveHold } from './live-hold.ts'
import type { Named } from './named-travellers.ts'

const NAMED = { travellers: [{ travellerId: '1', name: 'Defne', surname: 'Aydın' }] } as Named
const TERMS = { offerIds: ['o-1'], currency: 'TRY', culture: 'en-US' } as const
const LINES = [lineOf({ type: 'flight', offerId: 'o-1' })]
const SITE = { host: 'localhost', origin: 'http://localhost:4000', account: '1001', paymentHosts: [], keys: [] }
const MINUTE = 60_000
/** Longer than a lock lasts that nobody renews. */
const STALL = 6000

const SENT = ['transactionBegin', 'transactionUpdate', 'reservationPatch'] as const
type Sent = (typeof SENT)[number]

/** Pay with a hold that ends in ten minutes. The process stands still while it waits for one of the calls. */
async function renewing(stillAt?: Sent | 'lock') {
  const { context, clock, upstream } = fakeGateway()
  const { booking } = exampleOf('reservationPatch')
  const bodies = {
    transactionBegin: { transactionId: 't-second-0002' },
    transactionUpdate: {},
    reservationPatch: { booking },
  }
  for (const id of SENT) {
    upstream.on(id, () => {
      if (stillAt === id) clock.stall(STALL)
      return { body: { ...exampleOf(id), ...bodies[id] } }
    })
  }
  const expiresOn = new Date(clock.now() + 10 * MINUTE).toISOString()
  const hold = await keepHold(
    'b-1',
    { transactionId: 't-first-0001', expiresOn },
    { ...TERMS, offerIds: ['o-1'] },
    context,
  )
  await nameHold('b-1', hold, NAMED, context)
  const turn = (await context.store.lock(turnOf('b-1'), MINUTE)) as Lease
  if (stillAt === 'lock') clock.stall(STALL)
  const renewed = await liveHold(LINES, 'b-1', { site: SITE, requestId: 'r-1', turn }, context).catch(
    (error: unknown) => error,
  )
  return { renewed, sent: SENT.filter((id) => upstream.of(id).length > 0) }
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
  const { renewed, sent } = await renewing(stillAt)
  expect(sent).toEqual(expected)
  expect(renewed).toMatchObject({ name: 'in-progress', outcome: 'not-sent' })
})
