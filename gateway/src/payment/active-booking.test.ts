import { describe, expect, test } from 'vitest'
import type { Schemas } from '../ports/contract.ts'
import { confirmedRequestWorld, cardPaymentWorld, heldBookingWorld, reportPayment } from './testing/holding.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [REST, TOTAL] = [18_637.5, 24_850]
const [PARTLY, PAID, OVER] = [3, 4, 5] as const
const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })

type World = Pick<Awaited<ReturnType<typeof heldBookingWorld>>, 'agency' | 'result' | 'pass' | 'lines' | 'cases'>
type Said = readonly [status: Schemas['PaymentStatus'], received?: Schemas['Money']]

/** The page is opened a minute after the agency has said something else. */
async function opened(w: World, ...said: Said) {
  reportPayment(w, ...said)
  await w.pass(MINUTE)
  return w.result()
}

/** Alarms for a person, by what they name. */
const alarms = ({ lines }: World) =>
  lines
    .filter((line) => line.includes('payment-alert'))
    .map((line) => (JSON.parse(line) as [string, { places?: string[] }])[1].places?.join() ?? '')

/** Bookings of which all has come, whose page says so. */
const WHOLE = {
  'a deposit by card and its rest': async () => {
    const w = await cardPaymentWorld()
    reportPayment(w, PARTLY)
    await w.pass(MINUTE)
    await opened(w, PAID, lira(REST))
    return { ...w, came: REST }
  },
  'a bank transfer': async () => {
    const w = await heldBookingWorld()
    reportPayment(w, PAID, lira(TOTAL))
    await w.passTo(MINUTE)
    await opened(w, PAID, lira(TOTAL))
    return { ...w, came: TOTAL }
  },
  'a card': async () => {
    const w = await cardPaymentWorld('full')
    await w.pass(MINUTE)
    await w.result()
    return { ...w, came: 0 }
  },
}

describe.each(Object.entries(WHOLE))('a booking that was paid by %s (decision 22.6)', (_way, paid) => {
  test('says so when more comes, and a person is told once', async () => {
    const w = await paid()
    expect(await w.result()).toMatchObject({ state: 'booked', paid: lira(TOTAL) })
    const told = { state: 'booked', paid: lira(TOTAL + 500), paymentStatus: OVER }
    expect(await opened(w, OVER, lira(w.came + 500))).toMatchObject(told)
    await w.pass(MINUTE)
    expect(await w.result()).toMatchObject(told)
    expect([alarms(w), (await w.cases()).cases]).toEqual([['over-paid'], []])
  })

  test('says all again once that has been paid back, and the next surplus is told like the first', async () => {
    const w = await paid()
    await opened(w, OVER, lira(w.came + 500))
    expect(await opened(w, PAID, lira(w.came))).toMatchObject({ paid: lira(TOTAL), paymentStatus: PAID })
    await opened(w, OVER, lira(w.came + 1))
    expect(alarms(w)).toEqual(['over-paid', 'over-paid'])
  })

  test('that was cancelled on the telephone is cancelled on the terms of the agency, and no case', async () => {
    const w = await paid()
    w.agency.cancelByTelephone(100, TOTAL - 100)
    await w.pass(MINUTE)
    expect(await w.result()).toMatchObject({
      state: 'cancelled',
      paid: lira(TOTAL),
      cancellation: { penalty: lira(100), refund: { amount: lira(TOTAL - 100) } },
    })
    await w.pass(8 * DAY)
    expect([alarms(w), (await w.cases()).cases]).toEqual([[], []])
  })

  test('is asked about every two seconds at most, or every minute if no money is to come', async () => {
    const w = await paid()
    const rarity = w.came === 0 ? MINUTE : 2000
    await w.pass(MINUTE)
    const asked = () => w.agency.calledOperations.filter((it) => it === 'siteView').length
    const before = asked()
    await Promise.all([w.result(), w.result()])
    await w.pass(rarity - 1)
    await w.result()
    expect(asked()).toBe(before + 1)
    await w.pass(1)
    await w.result()
    expect(asked()).toBe(before + 2)
  })

  test('shows which documents are ready by now (decision 26.5)', async () => {
    const w = await paid()
    const documents: Schemas['BookingDocument'][] = [{ type: 2, status: 'ready' }]
    Object.assign(w.agency.completion ?? {}, { documents })
    await w.pass(MINUTE)
    expect((await w.result()).documents).toEqual(documents)
  })
})

describe('sums that contradict each other after all has come (decision 26.3)', () => {
  test.each<[string, keyof typeof WHOLE, Said, string[]]>([
    [
      'more than the rest, which nobody calls too much',
      'a deposit by card and its rest',
      [PAID, lira(20_000)],
      ['contradictory-sums'],
    ],
    [
      'less than the rest, which is called all',
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
    // It may count the charge as received: that is no doubt about a booking without a rest.
    ['the charge, counted again', 'a card', [PAID, lira(TOTAL)], []],
  ])('%s: what is known stays, and a person is told once', async (_what, way, said, told) => {
    const w = await WHOLE[way]()
    for (const _opening of [1, 2])
      expect(await opened(w, ...said)).toMatchObject({ state: 'booked', paid: lira(TOTAL) })
    expect(alarms(w)).toEqual(told)
  })
})

describe('a request that was confirmed, which no date ends (decision 22.6)', () => {
  test.each<[string, Said, object]>([
    ['a part', [PARTLY, lira(1000)], { paid: lira(1000), payLater: lira(TOTAL - 1000), paymentStatus: PARTLY }],
    ['all of it', [PAID, lira(TOTAL)], { paid: lira(TOTAL), paymentStatus: PAID }],
  ])('says what has come of its money: %s', async (_what, said, told) => {
    const w = await confirmedRequestWorld()
    expect(await w.result()).toMatchObject({ state: 'booked', paid: lira(0), payLater: lira(TOTAL) })
    const result = await opened(w, ...said)
    expect(result).toMatchObject({ state: 'booked', ...told })
    expect('payLater' in result).toBe('payLater' in told)
  })

  test.each([
    ['by its visitor', (w: Awaited<ReturnType<typeof confirmedRequestWorld>>) => w.cancelByVisitor(0)],
    [
      'on the telephone',
      async (w: Awaited<ReturnType<typeof confirmedRequestWorld>>) => w.agency.cancelByTelephone(0, 0),
    ],
  ])('that was cancelled %s is watched for a week: what comes then is a case', async (_who, cancels) => {
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

test('is asked as long as its result is kept, though it was paid more than 400 days ago', async () => {
  const w = await cardPaymentWorld('deposit', { checkIn: 20280821, checkOut: 20280826 })
  reportPayment(w, PARTLY)
  await w.pass(420 * DAY)
  expect(await opened(w, PAID, lira(REST))).toMatchObject({ state: 'booked', paid: lira(TOTAL) })
})
