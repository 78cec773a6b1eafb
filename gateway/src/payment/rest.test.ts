import { describe, expect, test, vi } from 'vitest'
import type { Payments } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Records } from '../ports/records.ts'
import { createStore } from '../store/store.ts'
import { startPayments } from './payments.ts'
import { cardPaymentWorld, heldBookingWorld, reportPayment } from './testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [DEPOSIT, REST, TOTAL] = [6212.5, 18_637.5, 24_850]
const [UNPAID, PARTLY, PAID, OVER] = [2, 3, 4, 5] as const
const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })
const euro = (value: number): Schemas['Money'] => ({ value, currency: 'eur' })

type World = Pick<Awaited<ReturnType<typeof heldBookingWorld>>, 'agency' | 'result'>

/** Number of times that the agency was asked about the booking. */
const checkCount = ({ agency }: World) =>
  agency.calledOperations.filter((operationId) => operationId === 'siteView').length

/** The amounts and dates that the booking's page shows. */
async function moneyOf(w: World) {
  const { paid, paidAt, payLater, payLaterBy, paymentStatus } = await w.result()
  return { paid: paid.value, isDated: paidAt !== undefined, due: payLater?.value, by: payLaterBy, paymentStatus }
}

/** A booking with a deposit by card, whose page was not opened for a minute. */
async function depositBooking() {
  const w = await cardPaymentWorld()
  reportPayment(w, PARTLY)
  await w.pass(MINUTE)
  return w
}

/** A held booking that was kept at its option date, because a part of the money had arrived. */
async function keptBooking(received = 1000) {
  const w = await heldBookingWorld()
  reportPayment(w, PARTLY, lira(received))
  await w.passTo(MINUTE)
  expect([await w.state(), await w.running()]).toEqual(['committed', 0])
  await w.pass(MINUTE)
  return w
}

describe('the page of a booking with a deposit by card shows the remaining amount (decision 22.6)', () => {
  const KNOWN = { paid: DEPOSIT, isDated: true, due: REST, by: 20270518 }
  test.each<[string, Parameters<typeof reportPayment>[1], Schemas['Money'] | undefined, object]>([
    ['nothing has come', PARTLY, undefined, KNOWN],
    ['a part', PARTLY, lira(5000.5), { paid: 11_213, isDated: false, due: 13_637, by: 20270518, paymentStatus: 3 }],
    ['all of it', PAID, lira(REST), { paid: TOTAL, isDated: false, due: undefined, by: undefined, paymentStatus: 4 }],
    ['all of it, not booked yet', PARTLY, lira(REST), { paid: TOTAL, isDated: false, due: undefined, by: undefined }],
    ['more than that', OVER, lira(20_000), { paid: 26_212.5, isDated: false, due: undefined, paymentStatus: 5 }],
    ['more than that, and nobody says so', PAID, lira(20_000), KNOWN],
    ['paid, in a way that is not reported', PAID, undefined, KNOWN],
    ['paid, with less than that', PAID, lira(5000), KNOWN],
    ['another currency', PARTLY, euro(100), KNOWN],
  ])('%s', async (_what, status, received, expected) => {
    const w = await depositBooking()
    reportPayment(w, status, received)
    expect(await moneyOf(w)).toMatchObject(expected)
    // The report is stored, and its amount is not counted twice.
    await w.pass(MINUTE)
    expect(await moneyOf(w)).toMatchObject(expected)
    expect([await w.state(), await w.running(), (await w.cases()).cases]).toEqual(['committed', 0, []])
  })

  test('keeps the previous amounts when the report contradicts itself', async () => {
    const w = await depositBooking()
    reportPayment(w, PARTLY, lira(5000))
    await w.result()
    await w.pass(MINUTE)
    reportPayment(w, PAID, lira(4000))
    expect(await moneyOf(w)).toMatchObject({ paid: DEPOSIT + 5000, due: REST - 5000, paymentStatus: 3 })
  })

  test.each([
    ['nothing of it', undefined, DEPOSIT],
    ['a part of it', lira(5000), DEPOSIT + 5000],
  ])(
    'a remaining amount paid by telephone is no longer due when the agency reports %s',
    async (_what, received, paid) => {
      const w = await depositBooking()
      expect(await moneyOf(w)).toMatchObject({ due: REST, paymentStatus: PARTLY })
      await w.pass(MINUTE)
      reportPayment(w, PAID, received)
      expect(await moneyOf(w)).toMatchObject({ paid, due: undefined, by: undefined, paymentStatus: PAID })
    },
  )

  test('nothing changes when the agency does not respond or calls the booking a request', async () => {
    const w = await depositBooking()
    w.faults['siteView'] = 'lost'
    expect(await moneyOf(w)).toMatchObject(KNOWN)
    delete w.faults['siteView']
    await w.pass(MINUTE)
    reportPayment(w, PAID, lira(REST))
    Object.assign(w.agency.completion ?? {}, { status: 'request' })
    expect(await moneyOf(w)).toMatchObject({ ...KNOWN, due: REST })
    expect((await w.result()).state).toBe('booked')
  })

  test('all gateways together ask the agency at most every two seconds', async () => {
    const w = await depositBooking()
    const other = { ...w.context, store: createStore(w.backend, w.context.clock) }
    other.payment = startPayments(other)
    const before = checkCount(w)
    await Promise.all([w.result(), w.result(), w.result(other), w.result(other)])
    await w.pass(1999)
    await w.result()
    expect(checkCount(w)).toBe(before + 1)
    await w.pass(1)
    reportPayment(w, PAID, lira(REST))
    await w.result()
    expect(checkCount(w)).toBe(before + 2)
  })

  test('another gateway asks nothing and shows the recorded amounts while one gateway waits for the agency', async () => {
    const w = await depositBooking()
    const other = { ...w.context, store: createStore(w.backend, w.context.clock) }
    other.payment = startPayments(other)
    const { upstream } = w.context
    let meanwhile: unknown
    w.context.upstream = async (...call: Parameters<typeof upstream>) => {
      const response = await upstream(...call)
      w.time.now += 2000
      reportPayment(w, PAID, lira(REST))
      meanwhile = (await w.result(other)).paid
      return response
    }
    const before = checkCount(w)
    reportPayment(w, PARTLY, lira(5000))
    expect([(await w.result()).paid, meanwhile]).toEqual([lira(DEPOSIT + 5000), lira(DEPOSIT)])
    expect(checkCount(w)).toBe(before + 1)
    w.context.upstream = upstream
    await w.pass(MINUTE)
    expect([await w.result(other), await w.result()]).toMatchObject([{ paid: lira(TOTAL) }, { paid: lira(TOTAL) }])
  })

  test('the result changes completely or not at all wherever the process is killed, and completely at the next opening', async () => {
    for (let steps = 0; steps < 4; steps++) {
      const w = await depositBooking()
      reportPayment(w, PAID, lira(REST))
      w.killAfter(steps)
      const { paid, due } = await moneyOf(w)
      expect([DEPOSIT + REST - (due ?? 0), paid], `after ${steps}`).toEqual([paid, due === undefined ? TOTAL : DEPOSIT])
      await w.restart()
      await w.pass(MINUTE)
      expect(await moneyOf(w), `after ${steps}`).toMatchObject({ paid: TOTAL, due: undefined })
      expect(await w.running()).toBe(0)
    }
  })
})

describe('a booking with a remaining amount that was cancelled by telephone (decision 26.3)', () => {
  test.each<[string, before: number, after: number, back: number | undefined]>([
    ['no transfer arrives', 0, 0, undefined],
    ['the remaining amount arrives late', 0, REST, REST],
    ['another part arrives: only that part is owed', 5000, 8000, 3000],
  ])(
    'a deposit by card: shows the cancellation and looks for late transfers: %s',
    async (_what, before, after, back) => {
      const w = await depositBooking()
      if (before > 0) reportPayment(w, PARTLY, lira(before))
      w.agency.cancelByTelephone(0, DEPOSIT + before)
      const result = await w.result()
      expect(result).toMatchObject({ state: 'cancelled', paid: lira(DEPOSIT + before) })
      expect(result.cancellation?.refund.amount).toEqual(lira(DEPOSIT + before))
      await w.pass(MINUTE)
      if (after > before) reportPayment(w, PARTLY, lira(after))
      await w.pass(DAY)
      const { cases } = await w.cases()
      expect(cases.map(({ kind, amount }) => [kind, amount.value])).toEqual(
        back === undefined ? [] : [['payment', back]],
      )
      await w.pass(8 * DAY)
      await w.pass(DAY)
      expect([await w.running(), (await w.result()).state]).toEqual([0, 'cancelled'])
    },
  )

  test('a held booking that was kept: shows the cancellation and looks for late transfers', async () => {
    const w = await keptBooking()
    w.agency.cancelByTelephone(0, 1000)
    expect(await w.result()).toMatchObject({ state: 'cancelled', paid: lira(1000) })
    await w.pass(MINUTE)
    reportPayment(w, PARTLY, lira(5000))
    await w.pass(DAY)
    expect((await w.cases()).cases).toMatchObject([{ kind: 'payment', amount: lira(4000) }])
  })

  test('shows the cancellation even after the agency has refused one by the visitor', async () => {
    const w = await depositBooking()
    const [{ bookingKey } = { bookingKey: '' }] = await w.intents()
    const refused = { step: 'refused' } as Records['cancellations']
    await w.context.store.insert('cancellations', bookingKey, refused)
    w.agency.cancelByTelephone(0, DEPOSIT)
    expect((await w.result()).state).toBe('cancelled')
  })

  test('records the cancellation once and looks for transfers, wherever the process is killed', async () => {
    for (let steps = 0; steps < 4; steps++) {
      const w = await depositBooking()
      w.agency.cancelByTelephone(0, DEPOSIT)
      w.killAfter(steps)
      await w.result()
      await w.restart()
      await w.pass(MINUTE)
      expect((await w.result()).state, `after ${steps}`).toBe('cancelled')
      reportPayment(w, PARTLY, lira(REST))
      await w.pass(DAY)
      await w.pass(DAY)
      expect((await w.cases()).cases, `after ${steps}`).toMatchObject([{ kind: 'payment', amount: lira(REST) }])
    }
  })

  test('keeps a cancellation by the visitor that is recorded while the agency is asked', async () => {
    const w = await depositBooking()
    const { upstream } = w.context
    w.context.upstream = async (...call: Parameters<typeof upstream>) => {
      const response = await upstream(...call)
      w.context.upstream = upstream
      await w.cancelByVisitor(DEPOSIT)
      return response
    }
    reportPayment(w, PARTLY, lira(5000))
    expect(await w.result()).toMatchObject({ state: 'cancelled', paid: lira(DEPOSIT) })
    await w.pass(MINUTE)
    await w.pass(DAY)
    // The transfer that arrived during the cancellation is not part of the cancellation's refund.
    const { cases } = await w.cases()
    expect(cases.map(({ kind, amount }) => [kind, amount.value])).toEqual([
      ['cancellation', DEPOSIT],
      ['payment', 5000],
    ])
  })
})

describe('the page of a held booking that was kept because a part of the money had arrived', () => {
  test.each<[string, Parameters<typeof reportPayment>[1], Schemas['Money'] | undefined, object]>([
    ['another part', PARTLY, lira(5000), { paid: 5000, paymentStatus: 3 }],
    ['all of it', PAID, lira(TOTAL), { paid: TOTAL, paymentStatus: 4 }],
    ['more than that', OVER, lira(TOTAL + 1), { paid: TOTAL + 1, paymentStatus: 5 }],
    ['paid, in a way that is not reported', PAID, undefined, { paid: 1000, paymentStatus: 4 }],
    ['nothing, without an amount', UNPAID, undefined, { paid: 1000, paymentStatus: 3 }],
  ])('shows the money received since: %s', async (_what, status, received, expected) => {
    const w = await keptBooking()
    reportPayment(w, status, received)
    expect(await moneyOf(w)).toMatchObject(expected)
  })
})

test('`stop` waits for a running check of a booking', async () => {
  const w = await depositBooking()
  const { upstream } = w.context
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  w.context.upstream = async (...call: Parameters<typeof upstream>) => {
    asked.resolve()
    await answered.promise
    return upstream(...call)
  }
  const payments = w.context.payment as Payments
  const checking = payments.activeBookings.checkNow((await w.intents())[0]?.token ?? '')
  await asked.promise
  const stopped = vi.fn<() => void>()
  const stopping = payments.stop().then(stopped)
  await Promise.resolve()
  expect(stopped).not.toHaveBeenCalled()
  reportPayment(w, PAID, lira(REST))
  answered.resolve()
  await Promise.all([checking, stopping])
  expect(await moneyOf(w)).toMatchObject({ paid: TOTAL })
})
