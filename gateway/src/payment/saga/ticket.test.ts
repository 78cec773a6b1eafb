import { describe, expect, test } from 'vitest'
import type { Intent } from '../../ports/records.ts'
import { BOOKING, lineOf, TRANSACTION } from '../testing/agency.ts'
import { testContext, type Fault } from '../testing/context.ts'
import { pay, quote } from '../testing/requests.ts'
import { startPayments } from '../payments.ts'

const OFFER = '13$3$one'
const TERMS = { offerIds: [OFFER], currency: 'TRY', culture: 'en-US' } as const
const HOLD = { ...TERMS, offerIds: [OFFER], transactionId: TRANSACTION, isNamed: true, reference: 'HOLDREF1' }
const MINUTE = 60_000

/** A visitor whose basket has a flight held at the provider, and an agency that can be made to fail. */
async function flightWorld(change: Partial<typeof HOLD & { expiresAt: number }> = {}) {
  const faults: Partial<Record<string, Fault>> = {}
  const world = testContext({ faultOf: (operationId) => faults[operationId] })
  const { context, agency, time } = world
  const hold = { ...HOLD, expiresAt: time.now + 20 * MINUTE, ...change }
  await context.store.update('holds', BOOKING, () => hold)
  agency.lines = [lineOf({ type: 'flight', stype: 'flight', route: 1, offerId: OFFER })]
  agency.card = 'frictionless'
  context.payment = startPayments(context)
  const { runner } = context.payment
  const { hash } = (await quote(context)).body
  return {
    ...world,
    faults,
    pay: async () => {
      await pay(context, hash)
      await runner.settled()
    },
    pass: async (milliseconds: number) => {
      time.now += milliseconds
      await runner.tick()
      await runner.settled()
    },
    intent: async () => (await context.store.list('intents'))[0]?.record as Intent,
  }
}

describe('"commit provider booking only after capture" (decision 17.14)', () => {
  test('captures, books at the provider, then books at the agency, each once', async () => {
    const w = await flightWorld()
    await w.pay()
    expect(await w.intent()).toMatchObject({ state: 'committed', ticket: { number: 'PX1' } })
    const order = w.agency.calledOperations.filter((id) => /Initialize|Commit|Complete/.test(id))
    expect(order).toEqual(['orderInitialize', 'transactionCommit', 'reservationComplete'])
    expect([w.agency.tickets, w.agency.commits]).toEqual([[TRANSACTION], [BOOKING]])
  })

  test('E10 one alert names the provider reservation when the agency refuses the booking', async () => {
    const w = await flightWorld()
    w.faults['reservationComplete'] = 'refused'
    await w.pay()
    expect(await w.intent()).toMatchObject({ state: 'refund-task', ticket: { number: 'PX1' } })
    const alerts = w.lines.filter((line) => line.includes('payment-alert'))
    expect(alerts).toEqual([expect.stringContaining('"state":"refund-task","places":["ticketed"]')])
  })

  test('books nothing at the provider when the card is declined', async () => {
    const w = await flightWorld()
    w.agency.card = 'declined'
    await w.pay()
    expect((await w.intent()).state).toBe('declined')
    expect(w.agency.tickets).toEqual([])
  })

  test('refunds the money and books nothing at the agency when the provider refuses', async () => {
    const w = await flightWorld()
    w.agency.ticketStatus = 2
    await w.pay()
    expect((await w.intent()).state).toBe('refund-task')
    expect(w.agency.commits).toEqual([])
  })
})

describe('an unknown commit at the provider (decision 3.9)', () => {
  test('a completed commit is found in the list and not sent again', async () => {
    const w = await flightWorld()
    w.faults['transactionCommit'] = 'answer-lost'
    await w.pay()
    await w.pass(5000)
    expect(await w.intent()).toMatchObject({ state: 'committed', ticket: { number: 'PX1' } })
    expect(w.agency.tickets).toHaveLength(1)
  })

  test('a commit in progress is found in the list when it is complete', async () => {
    const w = await flightWorld()
    w.agency.ticketStatus = 0
    await w.pay()
    await w.pass(5000)
    expect(await w.intent()).toMatchObject({ state: 'committed', ticket: { number: 'PX1' } })
  })

  test('a lost commit alerts after 30 seconds, is left to people after 15 minutes, and is never sent again', async () => {
    const w = await flightWorld()
    w.faults['transactionCommit'] = 'lost'
    await w.pay()
    for (let second = 0; second < 40; second += 2) await w.pass(2000)
    expect((await w.intent()).state).toBe('unticketed')
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect(await w.context.store.list('running')).toEqual([])
    expect(w.agency.calledOperations.filter((id) => id === 'transactionCommit')).toEqual([])
    expect(w.agency.commits).toEqual([])
    expect(w.lines.some((line) => line.includes('payment-unresolved'))).toBe(true)
  })

  test('a commit that was not sent is sent when the provider is reachable again', async () => {
    const w = await flightWorld()
    w.faults['transactionCommit'] = 'not-sent'
    await w.pay()
    expect((await w.intent()).state).toBe('paid')
    delete w.faults['transactionCommit']
    await w.pass(2000)
    expect((await w.intent()).state).toBe('committed')
    expect(w.agency.tickets).toHaveLength(1)
  })
})

describe('0 charges without a live hold (decision 17.13)', () => {
  test.each([
    ['no hold for these offers', { offerIds: ['13$3$another'] }, 'wrong-step'],
    ['a traveller without a name', { isNamed: false }, 'wrong-step'],
    ['an expired hold', { expiresAt: Date.parse('2027-05-01T09:00:00Z') }, 'expired'],
    [
      'a hold that expires while the visitor is at the bank',
      { expiresAt: Date.parse('2027-05-01T09:11:59Z') },
      'expired',
    ],
  ])('%s: %o', async (_name, change, name) => {
    const w = await flightWorld(change)
    await expect(w.pay()).rejects.toMatchObject({ name, status: 409 })
    expect(w.agency.initializations).toEqual([])
  })
})

describe('a process that dies (decision 6.4: every step is recorded before its effect)', () => {
  test.each([
    ['before the commit is sent: the commit is looked for and never sent', 'ticket', 0, 'unticketed'],
    ['after it was sent: the reservation is found', 'ticket-sent', 1, 'committed'],
  ])('%s', async (_name, killStep, sent, end) => {
    const w = await flightWorld()
    let isAlive = true
    const { runner } = startPayments(w.context, {
      step: (name) => {
        if (!isAlive || name === killStep) {
          isAlive = false
          throw new Error('killed')
        }
      },
    })
    w.context.payment = { ...(w.context.payment as NonNullable<typeof w.context.payment>), runner }
    await pay(w.context, (await quote(w.context)).body.hash)
    await runner.settled()
    expect(w.agency.tickets).toHaveLength(sent)

    for (let second = 0; second < 60; second += 2) await w.pass(2000)
    expect((await w.intent()).state).toBe(end)
    expect(w.agency.tickets).toHaveLength(sent)
  })
})
