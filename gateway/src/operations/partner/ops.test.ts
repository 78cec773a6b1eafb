import { describe, expect, test } from 'vitest'

import type { BodyOf } from '../../ports/contract.ts'
import { lineOf } from '../../payment/testing/agency.ts'
import type { Fault } from '../../payment/testing/context.ts'
import { killableWorld, onlyAttempt } from '../../payment/testing/killable-world.ts'
import { booking, pay, quote, requestOf } from '../../payment/testing/requests.ts'
import { bookingTokenOf } from '../../booking/token.ts'
import { handle as reservationComplete } from '../booking/reservationComplete.ts'
import { handle as opsCaseList } from './opsCaseList.ts'
import { handle as opsCaseSettle } from './opsCaseSettle.ts'

type Act = BodyOf<'opsCaseSettle'>

const NO_PARAMS = { path: {}, query: {}, header: {} } as never
const MINUTE = 60_000

/** A site with a person at the agency, who calls the operations directly. */
async function opsGateway() {
  const w = await killableWorld()
  w.agency.card = 'frictionless'
  const as = { ...requestOf(null), by: 'back office' }
  const list = async () => (await opsCaseList({ ...as, params: NO_PARAMS, body: undefined as never }, w.context)).body
  return {
    ...w,
    list,
    /** The only case in the list. */
    async first() {
      const [found] = (await list()).cases
      if (found === undefined) throw new Error('There is no case')
      return found
    },
    settle: async (id: string, body: Act) =>
      (await opsCaseSettle({ ...as, params: { path: { id }, query: {}, header: {} } as never, body }, w.context)).body,
    async paid() {
      await pay(w.context, (await quote(w.context)).body.hash).catch(() => undefined)
      await w.payments().runner.settled()
    },
    async wait(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) await w.pass(MINUTE)
    },
    async result() {
      const token = await bookingTokenOf(await onlyAttempt(w), w.context.sealer)
      return (await booking(w.context, token)).body
    },
  }
}

/** A paid basket whose booking is in doubt. */
async function inDoubt(fault: Fault = 'lost') {
  const d = await opsGateway()
  d.faults['reservationComplete'] = fault
  await d.paid()
  await d.wait(20)
  delete d.faults['reservationComplete']
  return d
}

/** A paid basket that the agency refuses to book. */
async function owed() {
  const d = await opsGateway()
  d.faults['reservationComplete'] = 'refused'
  await d.paid()
  return d
}

describe('a case that waits for an operator (decision 22.7)', () => {
  test('is listed with what is known of it, and without anything that opens or pays it', async () => {
    const d = await inDoubt()
    const intent = await onlyAttempt(d)
    const { cases } = await d.list()
    expect(cases).toMatchObject([
      {
        kind: 'payment',
        state: 'pending',
        reference: intent.reference,
        amount: { value: 24_850, currency: 'try' },
        watched: false,
        known: ['paid', 'commit-unknown'],
        acts: ['read-back', 'booked', 'refunded'],
      },
    ])
    const text = JSON.stringify(cases)
    for (const secret of [intent.token, intent.booking, intent.sealedToken, 'Defne', 'defne@'])
      expect(text).not.toContain(secret)
  })

  test('a successful payment is no case', async () => {
    const d = await opsGateway()
    await d.paid()
    expect(await d.list()).toEqual({ cases: [], audit: [] })
  })

  test('checked again and found booked: is booked and leaves the list', async () => {
    const d = await inDoubt()
    d.agency.answer({ operationId: 'reservationComplete', sessionId: 'b-00000001', body: { method: 'creditcard' } })
    const { id } = await d.first()
    const settled = await d.settle(id, { act: 'read-back', state: 'pending' })
    expect(settled).toMatchObject({ state: 'committed', open: false, audit: { act: 'read-back', by: 'back office' } })
    const who = { reference: settled.audit.reference, act: 'read-back', state: 'committed', by: 'back office' }
    expect(d.lines).toContain(JSON.stringify(['case-settled', who]))
    expect((await d.list()).cases).toEqual([])
    expect(d.agency.commits).toHaveLength(1)
  })

  test('checked again without a result: stays a case, and nothing is sent', async () => {
    const d = await inDoubt()
    d.agency.calledOperations = []
    const { id } = await d.first()
    expect(await d.settle(id, { act: 'read-back', state: 'pending' })).toMatchObject({ state: 'pending', open: true })
    await d.wait(5)
    expect(new Set(d.agency.calledOperations)).toEqual(new Set(['siteView']))
    expect(await d.running()).toBe(0)
    expect((await d.list()).cases).toHaveLength(1)
  })

  test('marked as booked: with the number, once, recorded with who and when, and the visitor sees it', async () => {
    const d = await inDoubt()
    const { id } = await d.first()
    const act = { act: 'booked', state: 'pending', bookingNumber: 'YLK 1111 222' } as const
    expect(await d.settle(id, act)).toMatchObject({ state: 'committed', open: false })
    await expect(d.settle(id, act)).rejects.toMatchObject({ name: 'not-found' })
    const { audit } = await d.list()
    expect(audit).toMatchObject([
      { case: id, act: 'booked', from: 'pending', to: 'committed', by: 'back office', bookingNumber: 'YLK 1111 222' },
    ])
    expect(Date.parse(audit[0]?.at ?? '')).toBe(d.time.now)
    expect(await d.result()).toMatchObject({ state: 'booked', bookingNumber: 'YLK 1111 222', paid: { value: 24_850 } })
  })

  test('422 without the number that is not known yet', async () => {
    const d = await inDoubt()
    const { id } = await d.first()
    const settled = d.settle(id, { act: 'booked', state: 'pending' })
    await expect(settled).rejects.toMatchObject({ status: 422, errors: [{ pointer: '/bookingNumber' }] })
  })

  test('marked as paid back: the visitor sees when', async () => {
    const d = await owed()
    const { id, state } = await d.first()
    expect(state).toBe('refund-task')
    expect(await d.settle(id, { act: 'refunded', state })).toMatchObject({ state: 'refunded', open: false })
    expect(await d.result()).toMatchObject({ state: 'refund', refundedAt: '2027-05-01T09:00:00.000Z' })
  })

  test('two concurrent decisions: only one is accepted', async () => {
    const d = await inDoubt()
    const { id } = await d.first()
    const both = await Promise.allSettled([
      d.settle(id, { act: 'booked', state: 'pending', bookingNumber: 'YLK 1' }),
      d.settle(id, { act: 'refunded', state: 'pending' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await d.list()).audit).toHaveLength(1)
  })

  test.each([
    ['another state than the one that was shown', { act: 'refunded', state: 'unticketed' }],
    ['what is not offered in this state', { act: 'not-booked', state: 'pending' }],
  ] as const)('409 wrong-step for %s', async (_case, act) => {
    const d = await inDoubt()
    const { id } = await d.first()
    await expect(d.settle(id, act)).rejects.toMatchObject({ name: 'wrong-step' })
    expect((await d.list()).audit).toEqual([])
  })

  test('cannot be marked as not booked while the commit may still be running (decision 22.9)', async () => {
    const d = await opsGateway()
    d.faults['reservationComplete'] = 'lost'
    await d.paid()
    await d.pass(31_000)
    const { id, state, acts } = await d.first()
    expect([state, acts]).toEqual(['pending', ['read-back', 'booked']])
    await expect(d.settle(id, { act: 'refunded', state: 'pending' })).rejects.toMatchObject({ name: 'wrong-step' })
    await d.wait(1)
    expect((await d.first()).acts).toContain('refunded')
    expect(await d.settle(id, { act: 'refunded', state: 'pending' })).toMatchObject({ state: 'refunded' })
  })

  test.each<Fault>(['lost', 'not-sent'])(
    'nothing that a person decides books anything, when the commit was %s',
    async (fault) => {
      const d = await inDoubt(fault)
      const { id } = await d.first()
      d.agency.calledOperations = []
      await d.settle(id, { act: 'read-back', state: 'pending' })
      await d.settle(id, { act: 'refunded', state: 'pending' })
      await d.wait(5)
      expect(d.agency.calledOperations.filter((name) => name !== 'siteView' && name !== 'orderQuery')).toEqual([])
    },
  )

  test('unpaid and in doubt: marked as not booked, it may be tried again', async () => {
    const d = await opsGateway()
    d.agency.payment = { methods: ['creditcard', 'later'] }
    d.agency.lines = [lineOf({ optionDate: '2027-05-04T23:59:00+03:00', cancellation: { refundable: true } })]
    const { hash: quoteHash } = (await quote(d.context, { method: 'later', term: 'later' })).body
    d.faults['reservationComplete'] = 'lost'
    const body = { quoteHash, method: 'later', toCurrency: 'try' } as const
    const params = { path: {}, query: { term: 'later' }, header: {} } as never
    await reservationComplete({ ...requestOf(), params, idempotencyKey: 'key-0000000000009', body }, d.context).catch(
      () => undefined,
    )
    await d.wait(20)
    const { id, state, acts } = await d.first()
    expect([state, acts]).toEqual(['unsure', ['read-back', 'booked', 'not-booked']])
    expect(await d.settle(id, { act: 'not-booked', state: 'unsure' })).toMatchObject({ state: 'declined' })
  })

  test('D7 the case of another site does not exist', async () => {
    const d = await inDoubt()
    const { id } = await d.first()
    const site = { ...requestOf(null).site, host: 'other.test' }
    const asked = opsCaseSettle(
      {
        ...requestOf(null),
        site,
        params: { path: { id }, query: {}, header: {} } as never,
        body: { act: 'refunded', state: 'pending' },
      },
      d.context,
    )
    await expect(asked).rejects.toMatchObject({ name: 'not-found' })
    const { body } = await opsCaseList(
      { ...requestOf(null), site, params: NO_PARAMS, body: undefined as never },
      d.context,
    )
    expect(body.cases).toEqual([])
  })
})
