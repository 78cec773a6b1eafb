import { describe, expect, test } from 'vitest'

import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { lineOf } from '../testing/agency.ts'
import { paymentWorld as world } from '../testing/context.ts'
import { booking, paid, quote, requestOf, status } from '../testing/requests.ts'

const MINUTE = 60_000
const LATER = { method: 'later', term: 'later' } as const

/** A visitor who has requested a room, on a site that only takes cards. */
async function asking() {
  const made = world()
  const { context, agency, time } = made
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
  return { ...made, quoted, ask, body, session, result, pass, intent }
}

describe('a basket with a line on request (decision 24.1)', () => {
  test('is quoted as a request: nothing now, all of it later, the line says so', async () => {
    const { quoted } = await asking()
    expect(quoted).toMatchObject({ onRequest: true, method: 'later', payNow: { value: 0 } })
    expect(quoted.payLater).toEqual(quoted.total)
    expect(quoted.lines.map(({ availability }) => availability)).toEqual([2, undefined])
    expect(quoted).not.toHaveProperty('payLaterBy')
  })

  test('is sent once, charges nothing and leaves its session', async () => {
    const { agency, ask, body, session } = await asking()
    expect(body.status).toBe('request')
    expect(session).toEqual({ clear: true })
    expect((await ask()).body).toEqual(body)
    expect(agency.commits).toHaveLength(1)
    expect(agency.completed).toMatchObject({ method: 'later', contracts: [{ id: 'distance-sales' }, {}] })
    expect(agency.initializations).toEqual([])
  })

  test('is requested, not booked, until it is answered; the answer is promised within 24 h', async () => {
    const { context, result, pass, intent } = await asking()
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

  test('is booked when it is confirmed, without a visit to its page', async () => {
    const { agency, context, result, pass, intent } = await asking()
    agency.decideRequest('confirmed')
    await pass(5 * MINUTE)
    expect(await intent()).toMatchObject({ state: 'reserved', completion: { status: 'confirmed' } })
    const told = await result()
    expect(told).toMatchObject({ state: 'booked', paid: { value: 0 }, payLater: { value: 49_700 } })
    expect(told).not.toHaveProperty('answerBy')
    expect(await context.store.list('running')).toEqual([])
    expect(agency.captures).toEqual([])
  })

  test('is refused when it is declined: nothing is owed and nothing was charged', async () => {
    const { agency, result, pass, intent } = await asking()
    agency.decideRequest('errored')
    await pass(5 * MINUTE)
    expect((await intent())?.state).toBe('denied')
    const told = await result()
    expect(told).toMatchObject({ state: 'refused', paid: { value: 0 } })
    expect(told).not.toHaveProperty('payLater')
  })

  test('is asked about when its page is opened, not more often than every other second', async () => {
    const { agency, result, time } = await asking()
    agency.decideRequest('confirmed')
    expect((await result()).state).toBe('requested')
    time.now += 2000
    const asked = agency.calledOperations.length
    expect((await result()).state).toBe('booked')
    expect(agency.calledOperations.length).toBe(asked + 1)
    await result()
    expect(agency.calledOperations.length).toBe(asked + 1)
  })

  test('without an answer it is left to people', async () => {
    const { pass, lines, context } = await asking()
    await pass(5 * MINUTE)
    await pass(8 * 24 * 60 * MINUTE)
    await pass(5 * MINUTE)
    expect(lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
    expect(await context.store.list('running')).toEqual([])
  })
})

describe('a paid basket that the agency takes as a request after all', () => {
  test('is being confirmed, never booked before it is', async () => {
    const made = world()
    made.agency.completionStatus = 'request'
    const token = await paid(made)
    expect((await status(made.context, token)).body).toMatchObject({ state: 'pending' })
    made.agency.decideRequest('confirmed')
    made.time.now += 5 * MINUTE
    await made.context.payment?.runner.tick()
    await made.context.payment?.runner.settled()
    expect((await status(made.context, token)).body).toMatchObject({ state: 'booked' })
  })

  test('is paid back when it is declined', async () => {
    const made = world()
    made.agency.completionStatus = 'request'
    const token = await paid(made)
    made.agency.decideRequest('errored')
    made.time.now += 5 * MINUTE
    await made.context.payment?.runner.tick()
    await made.context.payment?.runner.settled()
    expect((await status(made.context, token)).body).toMatchObject({ state: 'refund' })
  })
})
