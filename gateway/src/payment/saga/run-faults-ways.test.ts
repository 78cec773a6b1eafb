import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { handle as opsCaseList } from '../../operations/partner/opsCaseList.ts'
import { handle as opsCaseSettle } from '../../operations/partner/opsCaseSettle.ts'
import { BOOKING, lineOf, TRANSACTION } from '../testing/agency.ts'
import type { Fault } from '../testing/context.ts'
import { killableWorld } from '../testing/killable-world.ts'
import { pay, quote, requestOf } from '../testing/requests.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NO_PARAMS = { path: {}, query: {}, header: {} } as never
const OPTION = '2027-05-04T23:59:00+03:00'

/** `npm run test:long` runs more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200)

/** How a basket is paid, and what has to be booked before the agency books it. */
interface Way {
  method: 'creditcard' | 'later'
  isChannel: boolean
  isProvider: boolean
}

/** A visitor with such a basket, and everybody who can act on it. */
async function worldOf({ method, isChannel, isProvider }: Way) {
  const w = await killableWorld()
  const { agency, context, time } = w
  agency.card = 'challenge'
  agency.payment = { methods: ['creditcard', 'later'] }
  const ids = { room: { id: 'r1' }, pricePlan: { id: 'ai-flex' } }
  const held = { optionDate: OPTION, cancellation: { refundable: true } }
  agency.lines = [
    lineOf({
      ...ids,
      ...held,
      ...(isChannel ? { channel: 'reseliva' } : {}),
      ...(isProvider ? { offerId: 'offer-1' } : {}),
    }),
  ]
  if (isProvider) {
    const hold = { transactionId: TRANSACTION, offerIds: ['offer-1'], currency: 'EUR', culture: 'en-US' } as const
    const expiresAt = time.now + DAY
    const record = { ...hold, offerIds: ['offer-1'], isNamed: true, reference: 'HOLDREF1', expiresAt }
    await context.store.insert('holds', BOOKING, record)
  }
  const term = method === 'later' ? 'later' : 'full'
  const { hash } = (await quote(context, { method, term })).body
  const buy = async (key: number) => {
    const idempotencyKey = `key-000000000000${key}`
    if (method === 'creditcard') return pay(context, hash, idempotencyKey)
    const params = { path: {}, query: { term }, header: {} } as never
    const body = { quoteHash: hash, method, toCurrency: 'try' } as const
    return reservationComplete({ ...requestOf(), params, idempotencyKey, body }, context)
  }
  /** A person at the agency picks some open case and decides it in one of the ways offered. */
  const decide = async (which: number, how: number) => {
    const as = { ...requestOf(null), by: 'back office' }
    const { cases } = (await opsCaseList({ ...as, params: NO_PARAMS, body: undefined as never }, context)).body
    const found = cases[which % Math.max(1, cases.length)]
    const act = found?.acts[how % found.acts.length]
    if (found === undefined || act === undefined) return
    const params = { path: { id: found.id }, query: {}, header: {} } as never
    const body = { act, state: found.state, ...(act === 'booked' ? { bookingNumber: 'YLK 1' } : {}) }
    await opsCaseSettle({ ...as, params, body }, context)
  }
  return { ...w, buy, decide }
}

type World = Awaited<ReturnType<typeof worldOf>>

/** Everything that has happened more than once. Nothing ever may, whatever has failed. */
function twiceDone({ agency }: World): string[] {
  const { commits, tickets, releases, captures, pushes } = agency
  const done = { commits, tickets, releases }
  const again = Object.entries(done).flatMap(([name, all]) => (all.length > 1 ? [name] : []))
  const named = { captures, pushes: pushes.map(({ Booking }) => Booking.id) }
  const repeated = Object.entries(named).flatMap(([name, all]) => (new Set(all).size < all.length ? [name] : []))
  return [...again, ...repeated]
}

/** States of a payment whose money has moved: booked, to be refunded, refunded, or a case for a person. */
const CAPTURED = ['committed', 'refund-task', 'refunded', 'pending', 'unticketed', 'unpushed']
const UNCHARGED = ['declined', 'expired', 'rejected']
const UNPAID = [...UNCHARGED, 'committed', 'reserved', 'lapsed', 'unsure', 'unplaced', 'overdue']
/** Money that arrived after a booking had lapsed. */
const LATE = ['refund-task', 'refunded']

/** Checks that must hold when everything has settled. */
async function checkEnd(w: World, { method, isChannel, isProvider }: Way): Promise<void> {
  const intents = await w.intents()
  for (const { token, state, ticket, channel, completion } of intents) {
    const isCaptured = w.agency.captures.includes(token)
    const isLate = (completion?.received?.value ?? 0) > 0
    const unpaid = isLate ? [...UNPAID, ...LATE] : UNPAID
    const ends = method === 'later' ? unpaid : isCaptured ? CAPTURED : UNCHARGED
    // What has arrived is kept or a case, never forgotten.
    expect(state === 'lapsed' && isLate).toBe(false)
    expect(ends).toContain(state)
    const isOurs = state === 'committed' && completion?.bookingNumber !== 'YLK 1'
    const isWhole = (!isProvider || ticket !== undefined) && (!isChannel || channel?.done === 1)
    expect(isOurs ? isWhole : true).toBe(true)
  }
  const booked = intents.filter(({ state }) => state === 'committed' || state === 'reserved')
  expect(booked.length).toBeLessThanOrEqual(1)
  expect(await w.running()).toBe(0)
}

const OPERATIONS = [
  'orderInitialize',
  'orderQuery',
  'reservationComplete',
  'siteView',
  'transactionCommit',
  'reservationList',
  'channelReservationCheck',
  'channelReservationPush',
  'channelReservationView',
  'reservationPatch',
]

test(
  'held, lapsed, ticketed, sent to a channel and decided by people: captured is booked, owed or a case; nothing happens twice',
  async () => {
    const fault = fc.constantFrom<Fault>(undefined, undefined, 'not-sent', 'answer-lost', 'lost', 'refused')
    const action = fc.oneof(
      fc.record({ do: fc.constant('fault' as const), operation: fc.constantFrom(...OPERATIONS), fault }),
      fc.record({ do: fc.constant('bank' as const), yes: fc.boolean() }),
      fc.record({ do: fc.constant('pass' as const), milliseconds: fc.integer({ min: 0, max: 100_000 }) }),
      fc.record({ do: fc.constant('pass' as const), milliseconds: fc.constantFrom(DAY, 4 * DAY) }),
      fc.record({ do: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 12 }) }),
      fc.constant({ do: 'restart' as const }),
      fc.record({ do: fc.constant('buy' as const), key: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ do: fc.constant('receive' as const), value: fc.constantFrom(1000, 24_850) }),
      fc.record({ do: fc.constant('decide' as const), which: fc.nat(3), how: fc.nat(2) }),
    )
    const way = fc.record({
      method: fc.constantFrom('creditcard' as const, 'later' as const),
      isChannel: fc.boolean(),
      isProvider: fc.boolean(),
    })
    // Provider products cannot be held for days, so such a basket is paid by card.
    const ways = way.map((it) => (it.method === 'later' ? { ...it, isProvider: false } : it))
    await fc.assert(
      fc.asyncProperty(ways, fc.array(action, { minLength: 3, maxLength: 25 }), async (how, actions) => {
        const w = await worldOf(how)
        for (const act of [{ do: 'buy' as const, key: 1 }, ...actions]) {
          if (act.do === 'fault') w.faults[act.operation] = act.fault
          if (act.do === 'bank' && act.yes) w.agency.bankSaysYes()
          if (act.do === 'bank' && !act.yes) w.agency.bankSaysNo()
          // A bank waits for a quarter of an hour, not for days.
          if (act.do === 'pass' && act.milliseconds >= DAY)
            for (const { token } of await w.intents()) w.agency.bankSaysNo(token)
          if (act.do === 'pass') await w.pass(act.milliseconds)
          if (act.do === 'kill') w.killAfter(act.after)
          if (act.do === 'restart') await w.restart()
          if (act.do === 'receive') w.agency.receiveTransfer(act.value)
          if (act.do === 'buy') await w.buy(act.key).catch(() => undefined)
          if (act.do === 'decide') await w.decide(act.which, act.how).catch(() => undefined)
          expect(twiceDone(w)).toEqual([])
        }
        for (const operationId of Object.keys(w.faults)) delete w.faults[operationId]
        await w.restart()
        for (let minute = 0; minute < 70; minute++) await w.pass(MINUTE)
        await w.pass(5 * DAY)
        for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
        // Lapsed bookings are watched for a week.
        await w.pass(8 * DAY)
        expect(twiceDone(w)).toEqual([])
        await checkEnd(w, how)
      }),
      { numRuns: RUNS },
    )
  },
  30_000 + RUNS * 25,
)
