import { describe, expect, test } from 'vitest'
import type { Context } from '../ports/context.ts'
import type { Fault } from './testing/context.ts'
import { testContext } from './testing/context.ts'
import { lineOf, TRANSACTION } from './testing/agency.ts'
import { pay, quote } from './testing/requests.ts'
import { startPayments } from './payments.ts'

const MINUTE = 60_000
const OFFER = '13$3$one'
const ROOM = lineOf({ room: { id: 'r1' }, pricePlan: { id: 'ai-flex' }, channel: 'reseliva' })
const FLIGHT = lineOf({ type: 'flight', stype: 'flight', route: 1, offerId: OFFER })

/**
 * A visitor who pays. The process is suspended for two minutes after it has recorded `pauseStep` for the first time.
 */
async function suspendedAfter(pauseStep: string, lines = [lineOf()]) {
  const faults: Partial<Record<string, Fault>> = {}
  const world = testContext({ faultOf: (operationId) => faults[operationId] })
  const { context, agency, time } = world
  agency.lines = lines
  agency.card = 'frictionless'
  const hold = { offerIds: [OFFER], transactionId: TRANSACTION, isNamed: true, reference: 'HOLDREF1' }
  const terms = { currency: 'TRY', culture: 'en-US', expiresAt: time.now + 20 * MINUTE } as const
  if (lines.includes(FLIGHT)) await context.store.update('holds', 'b-00000001', () => ({ ...hold, ...terms }))
  let wasSuspended = false
  const step = (name: string) => {
    if (name !== pauseStep || wasSuspended) return
    wasSuspended = true
    time.now += 2 * MINUTE
  }
  context.payment = startPayments(context, { step })
  const { runner } = context.payment
  const { hash } = (await quote(context)).body
  const settled = () => runner.settled()
  return {
    ...world,
    faults,
    wasSuspended: () => wasSuspended,
    async pay() {
      const end = await pay(context, hash).catch((error: unknown) => error)
      await settled()
      return end
    },
    async pass(milliseconds: number) {
      time.now += milliseconds
      await runner.tick()
      await settled()
    },
    intent: async () => (await context.store.list('intents'))[0]?.record,
  }
}

describe('G5 a process that was suspended after it had recorded a call, and resumes after its deadline', () => {
  test('does not send the card, because another process may have rejected the attempt', async () => {
    const w = await suspendedAfter('begun')
    expect(await w.pay()).toMatchObject({ name: 'upstream-timeout', outcome: 'not-sent' })
    expect([w.agency.initializations, w.agency.captures, (await w.intent())?.state]).toEqual([[], [], 'rejected'])
  })

  test.each([
    ['commit', 'the commit', [lineOf()], ['commits']],
    ['ticket', 'the commit at the provider', [FLIGHT], ['tickets', 'commits']],
    ['push', 'the reservation at a hotel channel', [ROOM], ['pushes', 'commits']],
  ] as const)(
    'after `%s` does not send %s, records that it was not sent, and sends it later',
    async (step, _what, lines, effects) => {
      const w = await suspendedAfter(step, [...lines])
      const sentCounts = () => effects.map((effect) => w.agency[effect].length)
      await w.pay()
      expect([w.wasSuspended(), sentCounts()]).toEqual([true, effects.map(() => 0)])
      for (let tick = 0; tick < 3; tick++) await w.pass(20_000)
      expect([(await w.intent())?.state, sentCounts()]).toEqual(['committed', effects.map(() => 1)])
    },
  )

  test('corrects a doubt that another process has recorded meanwhile, and sends the commit later', async () => {
    const w = await suspendedAfter('commit')
    const { context, time, agency } = w
    const { upstream } = context
    let isFirst = true
    context.upstream = (async (operationId: 'reservationComplete', call: Parameters<typeof upstream>[1]) => {
      const [attempt] = operationId === 'reservationComplete' && isFirst ? await context.store.list('intents') : []
      const doubt = { state: 'pending', since: time.now, checks: 1, checkedAt: time.now } as const
      if (attempt) {
        isFirst = false
        await context.store.update('intents', attempt.key, (intent) => intent && { ...intent, ...doubt })
      }
      return upstream(operationId, call as never)
    }) as Context['upstream']
    await w.pay()
    expect([(await w.intent())?.state, (await w.intent())?.commit]).toEqual(['pending', 'not-sent'])
    for (let tick = 0; tick < 3; tick++) await w.pass(20_000)
    expect([(await w.intent())?.state, agency.commits.length]).toEqual(['committed', 1])
  })
})
