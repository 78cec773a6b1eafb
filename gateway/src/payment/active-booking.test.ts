import { describe, expect, test } from 'vitest'
import type { Schemas } from '../ports/contract.ts'
import { confirmedRequestWorld, cardPaymentWorld, heldBookingWorld, reportPayment } from './testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [REST, TOTAL] = [18_637.5, 24_850]
const [PARTLY, PAID, OVER] = [3, 4, 5] as const
const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })

type World = Pick<Awaited<ReturnType<typeof heldBookingWorld>>, 'agency' | 'result' | 'pass' | 'lines' | 'cases'>
/** What the agency reports: the payment status, and the money received by transfer. */
type Report = readonly [status: Schemas['PaymentStatus'], received?: Schemas['Money']]

/** The result that the booking's page shows a minute after the agency has changed its report. */
async function resultAfter(w: World, ...report: Report) {
  reportPayment(w, ...report)
  await w.pass(MINUTE)
  return w.result()
}

/** The places that each payment alert names. */
const alertPlaces = ({ lines }: World) =>
  lines
    .filter((line) => line.includes('payment-alert'))
    .map((line) => (JSON.parse(line) as [string, { places?: string[] }])[1].places?.join() ?? '')

/** Ways to pay a booking in full. `transferred` is the part that came by bank transfer. */
const FULLY_PAID = {
  'a deposit by card and its rest': async () => {
    const w = await cardPaymentWorld()
    reportPayment(w, PARTLY)
    await w.pass(MINUTE)
    await resultAfter(w, PAID, lira(REST))
    return { ...w, transferred: REST }
  },
  'a bank transfer': async () => {
    const w = await heldBookingWorld()
    reportPayment(w, PAID, lira(TOTAL))
    await w.passTo(MINUTE)
    await resultAfter(w, PAID, lira(TOTAL))
    return { ...w, transferred: TOTAL }
  },
  'a card': async () => {
    const w = await cardPaymentWorld('full')
    await w.pass(MINUTE)
    await w.result()
    return { ...w, transferred: 0 }
  },
}

describe.each(Object.entries(FULLY_PAID))('a booking that was paid by %s (decision 22.6)', (_way, paid) => {
  test('shows a surplus as paid, and alerts an operator once', async () => {
    const w = await paid()
    expect(await w.result()).toMatchObject({ state: 'booked', paid: lira(TOTAL) })
    const expected = { state: 'booked', paid: lira(TOTAL + 500), paymentStatus: OVER }
    expect(await resultAfter(w, OVER, lira(w.transferred + 500))).toMatchObject(expected)
    await w.pass(MINUTE)
    expect(await w.result()).toMatchObject(expected)
    expect([alertPlaces(w), (await w.cases()).cases]).toEqual([['over-paid'], []])
  })

  test('shows the full amount once a surplus has been paid back, and alerts again for the next surplus', async () => {
    const w = await paid()
    await resultAfter(w, OVER, lira(w.transferred + 500))
    expect(await resultAfter(w, PAID, lira(w.transferred))).toMatchObject({ paid: lira(TOTAL), paymentStatus: PAID })
    await resultAfter(w, OVER, lira(w.transferred + 1))
    expect(alertPlaces(w)).toEqual(['over-paid', 'over-paid'])
  })

  test('shows a cancellation by telephone with the terms of the agency, and makes no case', async () => {
    const w = await paid()
    w.agency.cancelByTelephone(100, TOTAL - 100)
    await w.pass(MINUTE)
    expect(await w.result()).toMatchObject({
      state: 'cancelled',
      paid: lira(TOTAL),
      cancellation: { penalty: lira(100), refund: { amount: lira(TOTAL - 100) } },
    })
    await w.pass(8 * DAY)
    expect([alertPlaces(w), (await w.cases()).cases]).toEqual([[], []])
  })

  test('is checked at most every two seconds, or every minute if no more money is expected', async () => {
    const w = await paid()
    const interval = w.transferred === 0 ? MINUTE : 2000
    await w.pass(MINUTE)
    const asked = () => w.agency.calledOperations.filter((it) => it === 'siteView').length
    const before = asked()
    await Promise.all([w.result(), w.result()])
    await w.pass(interval - 1)
    await w.result()
    expect(asked()).toBe(before + 1)
    await w.pass(1)
    await w.result()
    expect(asked()).toBe(before + 2)
  })

  test('shows the documents that have become ready (decision 26.5)', async () => {
    const w = await paid()
    const documents: Schemas['BookingDocument'][] = [{ type: 2, status: 'ready' }]
    Object.assign(w.agency.completion ?? {}, { documents })
    await w.pass(MINUTE)
    expect((await w.result()).documents).toEqual(documents)
  })
})

describe('a report that contradicts itself after full payment (decision 26.3)', () => {
  test.each<[string, keyof typeof FULLY_PAID, Report, string[]]>([
    [
      'more than the remaining amount, without the status Over',
      'a deposit by card and its rest',
      [PAID, lira(20_000)],
      ['contradictory-sums'],
    ],
    [
      'less than the remaining amount, with the status Paid',
      'a deposit by card and its rest',
      [PAID, lira(4000)],
      ['contradictory-sums'],
    ],
    [
      'another currency',
      'a deposit by card and its rest',
      [PAID, { value: 100, currency: 'eur' }],
      ['contradictory-sums'],
    ],
    // The agency may count the charge as received. That is no contradiction if nothing remained to be paid.
    ['the charge, counted again', 'a card', [PAID, lira(TOTAL)], []],
  ])('%s: the recorded amount stays, and an operator is alerted at most once', async (_what, way, report, places) => {
    const w = await FULLY_PAID[way]()
    for (const _opening of [1, 2])
      expect(await resultAfter(w, ...report)).toMatchObject({ state: 'booked', paid: lira(TOTAL) })
    expect(alertPlaces(w)).toEqual(places)
  })
})

describe('a confirmed request, which has no option date (decision 22.6)', () => {
  test.each<[string, Report, object]>([
    ['a part', [PARTLY, lira(1000)], { paid: lira(1000), payLater: lira(TOTAL - 1000), paymentStatus: PARTLY }],
    ['all of it', [PAID, lira(TOTAL)], { paid: lira(TOTAL), paymentStatus: PAID }],
  ])('shows the money received: %s', async (_what, report, expected) => {
    const w = await confirmedRequestWorld()
    expect(await w.result()).toMatchObject({ state: 'booked', paid: lira(0), payLater: lira(TOTAL) })
    const result = await resultAfter(w, ...report)
    expect(result).toMatchObject({ state: 'booked', ...expected })
    expect('payLater' in result).toBe('payLater' in expected)
  })

  test.each([
    ['by its visitor', (w: Awaited<ReturnType<typeof confirmedRequestWorld>>) => w.cancelByVisitor(0)],
    [
      'on the telephone',
      async (w: Awaited<ReturnType<typeof confirmedRequestWorld>>) => w.agency.cancelByTelephone(0, 0),
    ],
  ])('that was cancelled %s is checked for a week, and money that arrives is a case', async (_who, cancels) => {
    const w = await confirmedRequestWorld()
    await cancels(w)
    await w.pass(MINUTE)
    expect((await w.result()).state).toBe('cancelled')
    await w.pass(DAY)
    reportPayment(w, PARTLY, lira(1000))
    await w.pass(DAY)
    expect((await w.cases()).cases).toMatchObject([{ state: 'refund-task', amount: lira(1000) }])
  })
})

test('a booking is still checked when it was paid more than 400 days ago', async () => {
  const w = await cardPaymentWorld('deposit', { checkIn: 20280821, checkOut: 20280826 })
  reportPayment(w, PARTLY)
  await w.pass(420 * DAY)
  expect(await resultAfter(w, PAID, lira(REST))).toMatchObject({ state: 'booked', paid: lira(TOTAL) })
})
