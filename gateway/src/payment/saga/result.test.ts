import { describe, expect, test } from 'vitest'
import { bookingTokenOf } from '../../booking/token.ts'
import { sessionValidityOf } from '../../guards/generations.ts'
import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { BOOKING, lineOf } from '../testing/agency.ts'
import { killableWorld, onlyAttempt } from '../testing/killable-world.ts'
import { booking, quote, requestOf } from '../testing/requests.ts'
import { changesOf } from './changes.ts'

// What a payment publishes: the result of its booking, and the end of its session.

const OPTION = '2027-05-04T23:59:00+03:00'
const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]
const ROOMS = { room: { id: 'r1' }, pricePlan: { id: 'ai-flex' }, channel: 'reseliva', count: 2 }

/** A visitor who books without a payment, mostly to pay everything by transfer. */
async function unpaidBookingWorld(
  line: Parameters<typeof lineOf>[0] = {},
  kind: 'transfer' | 'deposit' | 'later' = 'transfer',
) {
  const w = await killableWorld()
  const methods = ['creditcard', 'transfer', 'later'] as const
  w.agency.payment = { methods: [...methods], banks: BANKS, depositPercent: 25, balanceDays: 3 }
  w.agency.lines = [lineOf({ optionDate: OPTION, cancellation: { refundable: true }, ...line })]
  w.agency.guests = Array.from({ length: 4 }, () => ({ name: 'Defne', surname: 'Aydın', type: 'adult' }))
  const method = kind === 'later' ? kind : 'transfer'
  const term = kind === 'transfer' ? 'full' : kind
  const { hash: quoteHash } = (await quote(w.context, { method, term })).body
  return {
    ...w,
    async bookUnpaid() {
      const params = { path: {}, query: { term }, header: {} } as never
      const body = { quoteHash, method, toCurrency: 'try' } as const
      const request = { ...requestOf(), params, idempotencyKey: 'key-0000000000009', body }
      await reservationComplete(request, w.context).catch(() => undefined)
    },
    async wait(seconds: number) {
      for (let second = 0; second < seconds; second += 10) await w.pass(10_000)
    },
    result: async () => (await booking(w.context, await bookingTokenOf(await onlyAttempt(w), w.context.sealer))).body,
  }
}

type World = Awaited<ReturnType<typeof unpaidBookingWorld>>

describe('the result of an unpaid booking whose outcome is in doubt', () => {
  test.each(['transfer', 'deposit', 'later'] as const)('shows no amount due, now or later: %s', async (kind) => {
    const w = await unpaidBookingWorld({}, kind)
    w.faults['reservationComplete'] = 'lost'
    await w.bookUnpaid()
    await w.wait(60)
    expect((await onlyAttempt(w)).state).toBe('unsure')
    const result = await w.result()
    expect(result).toMatchObject({ state: 'pending', method: kind === 'later' ? kind : 'transfer', paid: { value: 0 } })
    for (const name of ['payNow', 'banks', 'payLater', 'payLaterBy', 'optionDate'])
      expect(result).not.toHaveProperty(name)
  })

  test.each<[string, Parameters<typeof lineOf>[0], doubt: (w: World) => void, end: (w: World) => unknown]>([
    [
      'an operator finds no booking',
      {},
      (w) => (w.faults['reservationComplete'] = 'lost'),
      async (w) => changesOf(w.payments().tools).move(await onlyAttempt(w), 'unmade'),
    ],
    [
      'the agency had refused it',
      {},
      (w) => {
        const { upstream } = w.context
        const refusing = (...call: Parameters<typeof upstream>) => {
          if (call[0] === 'reservationComplete') Object.assign(w.faults, { [call[0]]: 'refused', siteView: 'lost' })
          return upstream(...call)
        }
        w.context.upstream = refusing
      },
      (w) => delete w.faults['siteView'],
    ],
    [
      'a hotel channel refuses the second room',
      ROOMS,
      (w) => {
        const { upstream } = w.context
        const sendingOne = async (...call: Parameters<typeof upstream>) => {
          const answer = await upstream(...call)
          if (call[0] === 'channelReservationPush') w.faults[call[0]] = 'not-sent'
          return answer
        }
        w.context.upstream = sendingOne
      },
      (w) => {
        delete w.faults['channelReservationPush']
        w.agency.channel = 'refuses'
      },
    ],
  ])('shows `refused` once it is certain that nothing was booked: %s', async (_, line, doubt, end) => {
    const w = await unpaidBookingWorld(line)
    doubt(w)
    await w.bookUnpaid()
    await w.wait(60)
    expect((await w.result()).state).toBe('pending')
    await end(w)
    await w.wait(60)
    expect((await onlyAttempt(w)).state).toBe('declined')
    const result = await w.result()
    expect(result).toMatchObject({ state: 'refused', paid: { value: 0 } })
    expect(result).not.toHaveProperty('banks')
  })
})

test('an attempt that is refused at once publishes no result', async () => {
  const w = await unpaidBookingWorld()
  w.faults['reservationComplete'] = 'refused'
  await w.bookUnpaid()
  const { state, bookingKey } = await onlyAttempt(w)
  expect([state, await w.context.store.read('bookings', bookingKey)]).toEqual(['declined', undefined])
})

test('a commit that could not be sent for minutes ends the session once, and its holder may still follow the payment', async () => {
  const w = await killableWorld()
  w.agency.card = 'frictionless'
  w.faults['reservationComplete'] = 'not-sent'
  await w.pay()
  for (let second = 0; second < 240; second += 10) await w.pass(10_000)
  expect((await onlyAttempt(w)).state).toBe('pending')
  const validity = () => sessionValidityOf(w.context.store, { booking: BOOKING, generation: 0 }, w.time.now)
  expect(await validity()).toMatchObject({ state: 'committed', current: 2, mayFollow: true })
  delete w.faults['reservationComplete']
  for (let second = 0; second < 60; second += 10) await w.pass(10_000)
  expect((await onlyAttempt(w)).state).toBe('committed')
  expect(await validity()).toMatchObject({
    state: 'committed',
    current: 2,
    ownKey: 'key-0000000000001',
    mayFollow: true,
  })
})
