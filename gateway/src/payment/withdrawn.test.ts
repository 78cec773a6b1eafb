import { describe, expect, test } from 'vitest'
import { handle as opsCaseSettle } from '../operations/partner/opsCaseSettle.ts'
import type { BodyOf, Schemas } from '../ports/contract.ts'
import { confirmedRequestWorld, cardPaymentWorld, heldBookingWorld, reportPayment } from './testing/holding.ts'
import { requestOf } from './testing/requests.ts'

const MINUTE = 60_000
const [DEPOSIT, REST, TOTAL] = [6212.5, 18_637.5, 24_850]
const [PARTLY, PAID] = [3, 4] as const
const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })

type World = Awaited<ReturnType<typeof heldBookingWorld>>

/** The agency withdraws the booking without terms (`errored`), or makes it again (`confirmed`). */
const setStatus = ({ agency }: Pick<World, 'agency'>, status: 'errored' | 'confirmed') =>
  void Object.assign(agency.completion ?? {}, { status })

async function byCard(status: typeof PARTLY | typeof PAID, received?: Schemas['Money']) {
  const w = await cardPaymentWorld(status === PAID && received === undefined ? 'full' : 'deposit')
  reportPayment(w, status, received)
  await w.pass(MINUTE)
  await w.result()
  return w
}

async function byTransfer(status: typeof PARTLY | typeof PAID, value: number) {
  const w = await heldBookingWorld()
  reportPayment(w, status, lira(value))
  await w.passTo(MINUTE)
  return w
}

async function settle(w: Pick<World, 'context' | 'cases'>, act: BodyOf<'opsCaseSettle'>['act']) {
  const [first] = (await w.cases()).cases
  const params = { path: { id: first?.id ?? '' }, query: {}, header: {} } as never
  const body = { act, state: first?.state ?? '' }
  return (await opsCaseSettle({ ...requestOf(null), by: 'back office', params, body }, w.context)).body
}

describe('a booking that the agency withdraws without cancellation terms (decision 22.6)', () => {
  test.each<[string, paid: () => Promise<World>, sum: number, transferred: number]>([
    ['a deposit by card', () => byCard(PARTLY), DEPOSIT, 0],
    ['a deposit by card and a part of its rest', () => byCard(PARTLY, lira(1000)), DEPOSIT + 1000, 1000],
    ['a deposit by card and its rest', () => byCard(PAID, lira(REST)), TOTAL, REST],
    ['a card', () => byCard(PAID), TOTAL, 0],
    ['a part by transfer', () => byTransfer(PARTLY, 1000), 1000, 1000],
    ['all of it by transfer', () => byTransfer(PAID, TOTAL), TOTAL, TOTAL],
  ])('%s: is shown as pending, and an operator decides', async (_what, paid, sum, transferred) => {
    const w = await paid()
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    expect(await w.result()).toMatchObject({ state: 'pending', paid: lira(sum), bookingNumber: 'YLK 4827 196' })
    for (const _wait of [1, 2, 3]) await w.pass(MINUTE)
    expect(await w.result()).not.toHaveProperty('optionDate')
    const { cases } = await w.cases()
    expect(cases).toMatchObject([
      { kind: 'payment', state: 'pending', amount: lira(sum), known: ['paid', 'commit-unknown'] },
    ])
    expect(cases[0]?.byTransfer).toEqual(transferred === 0 ? undefined : lira(transferred))
    expect(w.lines.filter((line) => line.includes('payment-alert') && line.includes('"pending"'))).toHaveLength(1)
    // Nothing was sent, and nothing is refunded by itself.
    expect([w.agency.commits.length, w.agency.releases]).toEqual([1, []])
  })

  test('is booked again when the agency makes it again and the page is opened', async () => {
    const w = await byCard(PARTLY)
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    await w.result()
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect(await w.running()).toBe(0)
    setStatus(w, 'confirmed')
    expect((await w.result()).state).toBe('booked')
    expect([await w.state(), (await w.cases()).cases]).toEqual(['committed', []])
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    expect((await w.result()).state).toBe('pending')
  })

  test('stays booked once an operator has decided so, whatever the agency reports', async () => {
    const w = await byCard(PARTLY)
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    await w.result()
    expect(await settle(w, 'booked')).toMatchObject({ state: 'committed', open: false })
    await w.pass(MINUTE)
    expect((await w.result()).state).toBe('booked')
    expect((await w.cases()).cases).toEqual([])
  })

  test('is shown as refunded once an operator has refunded it', async () => {
    const w = await byTransfer(PARTLY, 1000)
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    await w.result()
    await w.pass(MINUTE)
    expect(await settle(w, 'refunded')).toMatchObject({ state: 'refunded', open: false })
    expect(await w.result()).toMatchObject({ state: 'refund', paid: lira(1000), refundedAt: expect.any(String) })
  })

  test.each([
    ['a deposit by card', () => byCard(PARTLY), DEPOSIT],
    ['a card', () => byCard(PAID), TOTAL],
    ['all of it by transfer', () => byTransfer(PAID, TOTAL), TOTAL],
  ])('%s: is cancelled, and no longer a case, when the agency names cancellation terms', async (_what, paid, sum) => {
    const w = await paid()
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    await w.result()
    await w.pass(MINUTE)
    w.time.now += 2000
    w.agency.cancelByTelephone(100, sum - 100)
    expect(await w.result()).toMatchObject({ state: 'cancelled', cancellation: { penalty: lira(100) } })
    expect((await w.cases()).cases).toEqual([])
  })

  test.each([
    ['a deposit by card', () => byCard(PARTLY), DEPOSIT],
    ['a card', () => byCard(PAID), TOTAL],
    ['a part by transfer', () => byTransfer(PARTLY, 1000), 1000],
  ])('%s: is cancelled, and no case, when its visitor cancels at the same moment', async (_what, paid, sum) => {
    const w = await paid()
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    const { store } = w.context
    const read = store.read.bind(store)
    const asked = w.agency.calledOperations.length
    let isCancelled = false
    // The visitor cancels after the check has asked the agency and has read that there is no cancellation.
    store.read = async (area, key) => {
      const record = await read(area, key)
      if (area !== 'bookings' || w.agency.calledOperations.length === asked || isCancelled) return record
      isCancelled = true
      await w.cancelByVisitor(sum)
      return record
    }
    await w.result()
    store.read = read
    expect([isCancelled, await w.state()]).toEqual([true, 'pending'])
    await w.pass(MINUTE)
    expect((await w.result()).state).toBe('cancelled')
    expect((await w.cases()).cases.filter(({ kind }) => kind === 'payment')).toEqual([])
  })

  test('stays booked or becomes pending wherever the process is killed, and is pending when the page is opened again', async () => {
    for (let steps = 0; steps < 5; steps++) {
      const w = await byCard(PARTLY)
      await w.pass(MINUTE)
      setStatus(w, 'errored')
      w.killAfter(steps)
      const { state } = await w.result()
      expect(['booked', 'pending'], `after ${steps}`).toContain(state)
      expect((await w.cases()).cases, `after ${steps}`).toHaveLength(state === 'pending' ? 1 : 0)
      await w.restart()
      await w.pass(MINUTE)
      expect((await w.result()).state, `after ${steps}`).toBe('pending')
      expect((await w.cases()).cases, `after ${steps}`).toHaveLength(1)
    }
  })
})

describe('a confirmed request that the agency withdraws without cancellation terms', () => {
  test.each([
    ['booked', 'booked'],
    ['not-booked', 'refused'],
  ] as const)('is an unpaid doubt, which an operator can settle as %s', async (act, state) => {
    const w = await confirmedRequestWorld()
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    expect(await w.result()).toMatchObject({ state: 'pending', paid: lira(0) })
    await w.pass(MINUTE)
    const doubt = { state: 'unsure', amount: lira(TOTAL), known: ['unpaid', 'commit-unknown'] }
    expect((await w.cases()).cases).toMatchObject([doubt])
    await settle(w, act)
    await w.pass(MINUTE)
    expect([(await w.result()).state, (await w.cases()).cases]).toEqual([state, []])
  })

  test('is a paid doubt if a part of the money has arrived', async () => {
    const w = await confirmedRequestWorld()
    reportPayment(w, PARTLY, lira(1000))
    await w.pass(MINUTE)
    await w.result()
    await w.pass(MINUTE)
    setStatus(w, 'errored')
    expect(await w.result()).toMatchObject({ state: 'pending', paid: lira(1000) })
    expect((await w.cases()).cases).toMatchObject([{ state: 'pending', amount: lira(1000), byTransfer: lira(1000) }])
  })
})
