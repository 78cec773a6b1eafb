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

const asked = ({ agency }: World) => agency.calledOperations.filter((operationId) => operationId === 'siteView').length

/** What the page says of the money. */
async function moneyOf(w: World) {
  const { paid, paidAt, payLater, payLaterBy, paymentStatus } = await w.result()
  return { paid: paid.value, isDated: paidAt !== undefined, due: payLater?.value, by: payLaterBy, paymentStatus }
}

/** A booking with a deposit by card, whose page was not opened for a minute. */
async function waiting() {
  const w = await cardPaymentWorld()
  reportPayment(w, PARTLY)
  await w.pass(MINUTE)
  return w
}

/** A held booking that was kept at its option date for the part of its money that had come. */
async function kept(received = 1000) {
  const w = await heldBookingWorld()
  reportPayment(w, PARTLY, lira(received))
  await w.passTo(MINUTE)
  expect([await w.state(), await w.running()]).toEqual(['committed', 0])
  await w.pass(MINUTE)
  return w
}

describe('the page of a deposit by card asks the agency for the rest (decision 22.6)', () => {
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
    const w = await waiting()
    reportPayment(w, status, received)
    expect(await moneyOf(w)).toMatchObject(expected)
    // What it has found is stored, and counts once.
    await w.pass(MINUTE)
    expect(await moneyOf(w)).toMatchObject(expected)
    expect([await w.state(), await w.running(), (await w.cases()).cases]).toEqual(['committed', 0, []])
  })

  test('what contradicts itself leaves what had come before', async () => {
    const w = await waiting()
    reportPayment(w, PARTLY, lira(5000))
    await w.result()
    await w.pass(MINUTE)
    reportPayment(w, PAID, lira(4000))
    expect(await moneyOf(w)).toMatchObject({ paid: DEPOSIT + 5000, due: REST - 5000, paymentStatus: 3 })
  })

  test.each([
    ['nothing of it', undefined, DEPOSIT],
    ['a part of it', lira(5000), DEPOSIT + 5000],
  ])('a rest paid on the telephone is not due any more, if the agency reports %s', async (_what, received, paid) => {
    const w = await waiting()
    expect(await moneyOf(w)).toMatchObject({ due: REST, paymentStatus: PARTLY })
    await w.pass(MINUTE)
    reportPayment(w, PAID, received)
    expect(await moneyOf(w)).toMatchObject({ paid, due: undefined, by: undefined, paymentStatus: PAID })
  })

  test('an agency that is silent, or calls the booking a request, changes nothing', async () => {
    const w = await waiting()
    w.faults['siteView'] = 'lost'
    expect(await moneyOf(w)).toMatchObject(KNOWN)
    delete w.faults['siteView']
    await w.pass(MINUTE)
    reportPayment(w, PAID, lira(REST))
    Object.assign(w.agency.completion ?? {}, { status: 'request' })
    expect(await moneyOf(w)).toMatchObject({ ...KNOWN, due: REST })
    expect((await w.result()).state).toBe('booked')
  })

  test('every two seconds at most, from all gateways together', async () => {
    const w = await waiting()
    const other = { ...w.context, store: createStore(w.backend, w.context.clock) }
    other.payment = startPayments(other)
    const before = asked(w)
    await Promise.all([w.result(), w.result(), w.result(other), w.result(other)])
    await w.pass(1999)
    await w.result()
    expect(asked(w)).toBe(before + 1)
    await w.pass(1)
    reportPayment(w, PAID, lira(REST))
    await w.result()
    expect(asked(w)).toBe(before + 2)
  })

  test('while one gateway waits for its answer, another one asks nothing, and shows what is known', async () => {
    const w = await waiting()
    const other = { ...w.context, store: createStore(w.backend, w.context.clock) }
    other.payment = startPayments(other)
    const { upstream } = w.context
    let meanwhile: unknown
    w.context.upstream = async (...call: Parameters<typeof upstream>) => {
      const heard = await upstream(...call)
      w.time.now += 2000
      reportPayment(w, PAID, lira(REST))
      meanwhile = (await w.result(other)).paid
      return heard
    }
    const before = asked(w)
    reportPayment(w, PARTLY, lira(5000))
    expect([(await w.result()).paid, meanwhile]).toEqual([lira(DEPOSIT + 5000), lira(DEPOSIT)])
    expect(asked(w)).toBe(before + 1)
    w.context.upstream = upstream
    await w.pass(MINUTE)
    expect([await w.result(other), await w.result()]).toMatchObject([{ paid: lira(TOTAL) }, { paid: lira(TOTAL) }])
  })

  test('a process that is killed anywhere has told all of it or nothing, and the next opening tells it', async () => {
    for (let steps = 0; steps < 4; steps++) {
      const w = await waiting()
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

describe('a booking with an open rest that was cancelled by telephone (decision 26.3)', () => {
  test.each<[string, before: number, after: number, back: number | undefined]>([
    ['nothing comes', 0, 0, undefined],
    ['the rest comes that was under way', 0, REST, REST],
    ['another part comes: only that part', 5000, 8000, 3000],
  ])('of a deposit: its page says so, and it is watched: %s', async (_what, before, after, back) => {
    const w = await waiting()
    if (before > 0) reportPayment(w, PARTLY, lira(before))
    w.agency.cancelByTelephone(0, DEPOSIT + before)
    const told = await w.result()
    expect(told).toMatchObject({ state: 'cancelled', paid: lira(DEPOSIT + before) })
    expect(told.cancellation?.refund.amount).toEqual(lira(DEPOSIT + before))
    await w.pass(MINUTE)
    if (after > before) reportPayment(w, PARTLY, lira(after))
    await w.pass(DAY)
    const { cases } = await w.cases()
    expect(cases.map(({ kind, amount }) => [kind, amount.value])).toEqual(back === undefined ? [] : [['payment', back]])
    await w.pass(8 * DAY)
    await w.pass(DAY)
    expect([await w.running(), (await w.result()).state]).toEqual([0, 'cancelled'])
  })

  test('of a held booking that was kept: the same', async () => {
    const w = await kept()
    w.agency.cancelByTelephone(0, 1000)
    expect(await w.result()).toMatchObject({ state: 'cancelled', paid: lira(1000) })
    await w.pass(MINUTE)
    reportPayment(w, PARTLY, lira(5000))
    await w.pass(DAY)
    expect((await w.cases()).cases).toMatchObject([{ kind: 'payment', amount: lira(4000) }])
  })

  test('also after the agency has refused to cancel it here, which nobody has heard', async () => {
    const w = await waiting()
    const [{ bookingKey } = { bookingKey: '' }] = await w.intents()
    const refused = { step: 'refused' } as Records['cancellations']
    await w.context.store.insert('cancellations', bookingKey, refused)
    w.agency.cancelByTelephone(0, DEPOSIT)
    expect((await w.result()).state).toBe('cancelled')
  })

  test('a process that is killed anywhere has recorded it once, and watches it', async () => {
    for (let steps = 0; steps < 4; steps++) {
      const w = await waiting()
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

  test('a cancellation by its visitor that is recorded while the agency is asked is left as it is', async () => {
    const w = await waiting()
    const { upstream } = w.context
    w.context.upstream = async (...call: Parameters<typeof upstream>) => {
      const heard = await upstream(...call)
      w.context.upstream = upstream
      await w.cancelByVisitor(DEPOSIT)
      return heard
    }
    reportPayment(w, PARTLY, lira(5000))
    expect(await w.result()).toMatchObject({ state: 'cancelled', paid: lira(DEPOSIT) })
    await w.pass(MINUTE)
    await w.pass(DAY)
    // What came while it was cancelled is no part of its refund.
    const { cases } = await w.cases()
    expect(cases.map(({ kind, amount }) => [kind, amount.value])).toEqual([
      ['cancellation', DEPOSIT],
      ['payment', 5000],
    ])
  })
})

describe('the page of a held booking that was kept for a part of its money', () => {
  test.each<[string, Parameters<typeof reportPayment>[1], Schemas['Money'] | undefined, object]>([
    ['another part', PARTLY, lira(5000), { paid: 5000, paymentStatus: 3 }],
    ['all of it', PAID, lira(TOTAL), { paid: TOTAL, paymentStatus: 4 }],
    ['more than that', OVER, lira(TOTAL + 1), { paid: TOTAL + 1, paymentStatus: 5 }],
    ['paid, in a way that is not reported', PAID, undefined, { paid: 1000, paymentStatus: 4 }],
    ['nothing, without an amount', UNPAID, undefined, { paid: 1000, paymentStatus: 3 }],
  ])('asks for what has come since: %s', async (_what, status, received, expected) => {
    const w = await kept()
    reportPayment(w, status, received)
    expect(await moneyOf(w)).toMatchObject(expected)
  })
})

test('an end waits for the answer about a rest', async () => {
  const w = await waiting()
  const { upstream } = w.context
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  w.context.upstream = async (...call: Parameters<typeof upstream>) => {
    begun.resolve()
    await answered.promise
    return upstream(...call)
  }
  const payments = w.context.payment as Payments
  const looking = payments.activeBookings.checkNow((await w.intents())[0]?.token ?? '')
  await begun.promise
  const stopped = vi.fn<() => void>()
  const stopping = payments.stop().then(stopped)
  await Promise.resolve()
  expect(stopped).not.toHaveBeenCalled()
  reportPayment(w, PAID, lira(REST))
  answered.resolve()
  await Promise.all([looking, stopping])
  expect(await moneyOf(w)).toMatchObject({ paid: TOTAL })
})
