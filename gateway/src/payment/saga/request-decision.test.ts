import { describe, expect, test } from 'vitest'

import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { lineOf } from '../testing/agency.ts'
import { paymentWorld as world } from '../testing/context.ts'
import { booking, paid, quote, requestOf, status } from '../testing/requests.ts'

const MINUTE = 60_000
const LATER = { method: 'later', term: 'later' } as const

/** A visitor who has requested a room, on a site that only takes cards. */
async function requestWorld() {
  const w = world()
  const { context, agency, time } = w
  agency.lines = [lineOf({ availability: 2 }), lineOf({ key: 'h12-r2-p1' })]
  agency.completionStatus = 'request'
  const quoted = (await quote(context, LATER)).body
  const ask = () =>
    reservationComplete(
      {
        ...requestOf(),
        params: { path: {}, query: { term: 'later' }, header: {} } as never,
        idempotencyKey: 'key-0000000000009',
        body: { quoteHash: quoted.hash, method: 'later', toCurrency: 'try' },
      },
      context,
    )
  const { body, session } = await ask()
  const result = async () => (await booking(context, body.token ?? '')).body
  /** Lets time pass without anybody opening the page. */
  const pass = async (milliseconds: number) => {
    time.now += milliseconds
    await context.payment?.runner.tick()
    await context.payment?.runner.settled()
  }
  const intent = async () => (await context.store.list('intents')).map(({ record }) => record)[0]
  return { ...w, quoted, ask, body, session, result, pass, intent }
}

describe('a basket with a line on request (decision 24.1)', () => {
  test('is quoted as a request: nothing to pay now, everything later', async () => {
    const { quoted } = await requestWorld()
    expect(quoted).toMatchObject({ onRequest: true, method: 'later', payNow: { value: 0 } })
    expect(quoted.payLater).toEqual(quoted.total)
    expect(quoted.lines.map(({ availability }) => availability)).toEqual([2, undefined])
    expect(quoted).not.toHaveProperty('payLaterBy')
  })

  test('is sent once, charges nothing and ends its session', async () => {
    const { agency, ask, body, session } = await requestWorld()
    expect(body.status).toBe('request')
    expect(session).toEqual({ clear: true })
    expect((await ask()).body).toEqual(body)
    expect(agency.commits).toHaveLength(1)
    expect(agency.completed).toMatchObject({ method: 'later', contracts: [{ id: 'distance-sales' }, {}] })
    expect(agency.initializations).toEqual([])
  })

  test('is `requested` until the seller decides, with a decision promised within 24 h', async () => {
    const { context, result, pass, intent } = await requestWorld()
    await pass(5 * MINUTE)
    expect(await result()).toMatchObject({
      state: 'requested',
      bookingNumber: 'YLK 4827 196',
      paid: { value: 0 },
      answerBy: '2027-05-02T09:00:00.000Z',
    })
    const { token = '' } = (await intent()) ?? {}
    expect((await status(context, token)).body.state).toBe('requested')
  })

  test('is booked when it is confirmed, even if nobody opens its page', async () => {
    const { agency, context, result, pass, intent } = await requestWorld()
    agency.decideRequest('confirmed')
    await pass(5 * MINUTE)
    expect(await intent()).toMatchObject({ state: 'reserved', completion: { status: 'confirmed' } })
    const shown = await result()
    expect(shown).toMatchObject({ state: 'booked', paid: { value: 0 }, payLater: { value: 49_700 } })
    expect(shown).not.toHaveProperty('answerBy')
    expect(await context.store.list('running')).toEqual([])
    expect(agency.captures).toEqual([])
  })

  test('is refused when the seller declines, with nothing charged or due', async () => {
    const { agency, result, pass, intent } = await requestWorld()
    agency.decideRequest('errored')
    await pass(5 * MINUTE)
    expect((await intent())?.state).toBe('denied')
    const shown = await result()
    expect(shown).toMatchObject({ state: 'refused', paid: { value: 0 } })
    expect(shown).not.toHaveProperty('payLater')
  })

  test('is checked when its page is opened, at most every two seconds', async () => {
    const { agency, result, time } = await requestWorld()
    agency.decideRequest('confirmed')
    expect((await result()).state).toBe('requested')
    time.now += 2000
    const callsBefore = agency.calledOperations.length
    expect((await result()).state).toBe('booked')
    expect(agency.calledOperations.length).toBe(callsBefore + 1)
    await result()
    expect(agency.calledOperations.length).toBe(callsBefore + 1)
  })

  test('is left to people without a decision', async () => {
    const { pass, lines, context } = await requestWorld()
    await pass(5 * MINUTE)
    await pass(8 * 24 * 60 * MINUTE)
    await pass(5 * MINUTE)
    expect(lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
    expect(await context.store.list('running')).toEqual([])
  })
})

describe('a paid basket that the agency turns into a request', () => {
  test('is pending until it is confirmed, then booked', async () => {
    const w = world()
    w.agency.completionStatus = 'request'
    const token = await paid(w)
    expect((await status(w.context, token)).body).toMatchObject({ state: 'pending' })
    w.agency.decideRequest('confirmed')
    w.time.now += 5 * MINUTE
    await w.context.payment?.runner.tick()
    await w.context.payment?.runner.settled()
    expect((await status(w.context, token)).body).toMatchObject({ state: 'booked' })
  })

  test('is refunded when it is declined', async () => {
    const w = world()
    w.agency.completionStatus = 'request'
    const token = await paid(w)
    w.agency.decideRequest('errored')
    w.time.now += 5 * MINUTE
    await w.context.payment?.runner.tick()
    await w.context.payment?.runner.settled()
    expect((await status(w.context, token)).body).toMatchObject({ state: 'refund' })
  })
})
