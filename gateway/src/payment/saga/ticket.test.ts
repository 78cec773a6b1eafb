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
  const made = testContext({ faultOf: (operationId) => faults[operationId] })
  const { context, agency, time } = made
  const hold = { ...HOLD, expiresAt: time.now + 20 * MINUTE, ...change }
  await context.store.update('holds', BOOKING, () => hold)
  agency.lines = [lineOf({ type: 'flight', stype: 'flight', route: 1, offerId: OFFER })]
  agency.card = 'frictionless'
  context.payment = startPayments(context)
  const { runner } = context.payment
  const { hash } = (await quote(context)).body
  return {
    ...made,
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
  test('paid, then booked at the provider, then at the agency; each once', async () => {
    const w = await flightWorld()
    await w.pay()
    expect(await w.intent()).toMatchObject({ state: 'committed', ticket: { number: 'PX1' } })
    const order = w.agency.calledOperations.filter((id) => /Initialize|Commit|Complete/.test(id))
    expect(order).toEqual(['orderInitialize', 'transactionCommit', 'reservationComplete'])
    expect([w.agency.tickets, w.agency.commits]).toEqual([[TRANSACTION], [BOOKING]])
  })

  test('E10 booked at the provider and refused by the agency: one alert tells of both', async () => {
    const w = await flightWorld()
    w.faults['reservationComplete'] = 'refused'
    await w.pay()
    expect(await w.intent()).toMatchObject({ state: 'refund-task', ticket: { number: 'PX1' } })
    const alerts = w.lines.filter((line) => line.includes('payment-alert'))
    expect(alerts).toEqual([expect.stringContaining('"state":"refund-task","places":["ticketed"]')])
  })

  test('declined: nothing is booked at the provider', async () => {
    const w = await flightWorld()
    w.agency.card = 'declined'
    await w.pay()
    expect((await w.intent()).state).toBe('declined')
    expect(w.agency.tickets).toEqual([])
  })

  test('the provider refuses: the money goes back and the agency books nothing', async () => {
    const w = await flightWorld()
    w.agency.ticketStatus = 2
    await w.pay()
    expect((await w.intent()).state).toBe('refund-task')
    expect(w.agency.commits).toEqual([])
  })
})

describe('an unknown commit at the provider (decision 3.9)', () => {
  test('it was done: found in the list, not sent again', async () => {
    const w = await flightWorld()
    w.faults['transactionCommit'] = 'answer-lost'
    await w.pay()
    await w.pass(5000)
    expect(await w.intent()).toMatchObject({ state: 'committed', ticket: { number: 'PX1' } })
    expect(w.agency.tickets).toHaveLength(1)
  })

  test('it was worked on: found in the list when it is done', async () => {
    const w = await flightWorld()
    w.agency.ticketStatus = 0
    await w.pay()
    await w.pass(5000)
    expect(await w.intent()).toMatchObject({ state: 'committed', ticket: { number: 'PX1' } })
  })

  test('it was lost: told to people after half a minute, left to them after a quarter of an hour, never sent again', async () => {
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

  test('it was not sent: sent when that is possible again', async () => {
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
    ['nothing begun for these offers', { offerIds: ['13$3$another'] }, 'wrong-step'],
    ['somebody not named', { isNamed: false }, 'wrong-step'],
    ['a hold that is over', { expiresAt: Date.parse('2027-05-01T09:00:00Z') }, 'expired'],
    ['one that ends before the bank has asked', { expiresAt: Date.parse('2027-05-01T09:11:59Z') }, 'expired'],
  ])('%s: %o', async (_name, change, name) => {
    const w = await flightWorld(change)
    await expect(w.pay()).rejects.toMatchObject({ name, status: 409 })
    expect(w.agency.initializations).toEqual([])
  })
})

describe('a process that dies (decision 6.4: every step is recorded before its effect)', () => {
  test.each([
    [
      'before the commit is sent: nobody knows that, so that it is looked for and never sent',
      'ticket',
      0,
      'unticketed',
    ],
    ['after it was sent: the reservation is found', 'ticket-sent', 1, 'committed'],
  ])('%s', async (_name, deadly, sent, end) => {
    const w = await flightWorld()
    let isAlive = true
    const { runner } = startPayments(w.context, {
      step: (name) => {
        if (!isAlive || name === deadly) {
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
