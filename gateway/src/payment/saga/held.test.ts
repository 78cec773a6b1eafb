import { describe, expect, test } from 'vitest'

import type { Records } from '../../ports/records.ts'
import { BANKS, type Held, heldBookingWorld, OPTION, reportPayment } from '../testing/holding.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a booking held unpaid (decision 22.6)', () => {
  test('makes no calls before its option date', async () => {
    const w = await heldBookingWorld()
    const callsBefore = w.agency.calledOperations.length
    await w.passTo(-1)
    expect(w.agency.calledOperations.length).toBe(callsBefore)
    expect(await w.result()).toMatchObject({ state: 'booked', optionDate: OPTION, banks: BANKS, paid: { value: 0 } })
    expect(await w.running()).toBe(1)
  })

  test('lapses at its option date: is cancelled at the agency once, and the result shows it as lapsed', async () => {
    const w = await heldBookingWorld()
    await w.passTo(0)
    expect(w.agency.releases).toHaveLength(1)
    const result = await w.result()
    expect(result).toMatchObject({ state: 'lapsed', optionDate: OPTION, paid: { value: 0 }, documents: [] })
    expect(result.lines).toMatchObject([{ id: '12', checkIn: 20_270_521, pax: { adults: 2 } }])
    expect(result).not.toHaveProperty('banks')
    await w.passTo(60 * MINUTE)
    expect(w.agency.releases).toHaveLength(1)
    await w.passTo(8 * DAY)
    expect(await w.running()).toBe(0)
    expect((await w.result()).state).toBe('lapsed')
  })

  test.each([
    ['an operator gets a case within hours', (w: Held) => w.passTo(7 * HOUR)],
    ['the page shows it as soon as it is opened', (w: Held) => w.passTo(3 * MINUTE)],
  ])('money that arrives after the option date has to be paid back: %s', async (_, wait) => {
    const w = await heldBookingWorld()
    await w.passTo(0)
    expect((await w.result()).state).toBe('lapsed')
    w.agency.receiveTransfer(5000)
    await wait(w)
    const result = await w.result()
    expect(result).toMatchObject({ state: 'refund', paid: { value: 5000 }, optionDate: OPTION, documents: [] })
    expect(result).not.toHaveProperty('banks')
    const { cases } = await w.cases()
    expect(cases).toMatchObject([
      { state: 'refund-task', amount: { value: 5000 }, known: ['paid'], acts: ['refunded'] },
    ])
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    // Further transfers are looked for during a week.
    expect(await w.running()).toBe(1)
  })

  test('money that arrived within the week is found when the page is opened later', async () => {
    const w = await heldBookingWorld()
    await w.passTo(0)
    await w.passTo(165 * HOUR)
    w.agency.receiveTransfer(5000)
    await w.passTo(169 * HOUR)
    expect((await w.result()).state).toBe('refund')
  })

  test.each([0, 1, 2, 3])('G2 lapses although the process dies %i steps after the option date', async (steps) => {
    const w = await heldBookingWorld()
    w.killAfter(steps)
    await w.passTo(0)
    await w.restart()
    for (let second = 0; second < 120; second += 10) await w.pass(10_000)
    // After a crash between record and call, it is unknown whether the call was sent, so it is not sent again.
    expect(w.agency.releases.length).toBeLessThanOrEqual(1)
    expect(await w.state()).toBe(w.agency.isCancelled ? 'lapsed' : 'overdue')
  })

  test('stays reserved while the outcome of a cancellation is unknown', async () => {
    const w = await heldBookingWorld()
    const { bookingKey } = (await w.intents())[0] ?? { bookingKey: '' }
    const cancellation = { step: 'agency', call: 'unknown' } as Records['cancellations']
    await w.context.store.update('cancellations', bookingKey, () => cancellation)
    await w.passTo(0)
    expect([await w.state(), await w.running(), w.agency.releases]).toEqual(['reserved', 1, []])
    // A person finds that the agency has not cancelled it.
    await w.context.store.update('cancellations', bookingKey, () => ({ ...cancellation, step: 'refused' }))
    await w.pass(MINUTE)
    expect([await w.state(), w.agency.releases.length]).toEqual(['lapsed', 1])
  })

  test('is not released if its cancellation began while the agency was asked', async () => {
    const w = await heldBookingWorld()
    const { bookingKey } = (await w.intents())[0] ?? { bookingKey: '' }
    const cancellation = { step: 'agency', call: 'unknown' } as Records['cancellations']
    const { upstream } = w.context
    const slow = async (...call: Parameters<typeof upstream>) => {
      const answer = await upstream(...call)
      await w.context.store.update('cancellations', bookingKey, () => cancellation)
      return answer
    }
    w.context.upstream = slow
    await w.passTo(0)
    expect([await w.state(), w.agency.releases]).toEqual(['reserved', []])
  })

  test('becomes a case for a person if its site is no longer configured', async () => {
    const w = await heldBookingWorld()
    w.context.config.sites = {}
    await w.passTo(0)
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect(await w.state()).toBe('overdue')
  })

  test('a release whose answer was lost is read back and not sent again', async () => {
    const w = await heldBookingWorld()
    w.faults['reservationPatch'] = 'answer-lost'
    await w.passTo(0)
    expect(w.agency.releases).toHaveLength(1)
    expect((await w.result()).state).toBe('lapsed')
  })

  test('a release that was certainly not sent is sent later', async () => {
    const w = await heldBookingWorld()
    w.faults['reservationPatch'] = 'not-sent'
    await w.passTo(0)
    expect(await w.state()).toBe('reserved')
    delete w.faults['reservationPatch']
    await w.pass(MINUTE)
    expect(await w.state()).toBe('lapsed')
    expect(w.agency.releases).toHaveLength(1)
  })

  test('lapses without a release if the agency has given it up itself', async () => {
    const w = await heldBookingWorld()
    w.agency.decideRequest('errored')
    await w.passTo(0)
    expect(w.agency.releases).toHaveLength(0)
    expect((await w.result()).state).toBe('lapsed')
  })

  test('is kept if the money has arrived, and the page shows the money as soon as it is opened', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(24_850)
    await w.pass(MINUTE)
    expect(await w.result()).toMatchObject({ state: 'booked', paymentStatus: 4, paid: { value: 24_850 } })
    await w.passTo(0)
    expect(w.agency.releases).toHaveLength(0)
    expect(await w.state()).toBe('committed')
    const result = await w.result()
    expect(result).not.toHaveProperty('optionDate')
    expect(result).not.toHaveProperty('payNow')
  })

  test('is kept if a part of the money has arrived, and an operator is alerted', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(5000)
    await w.passTo(0)
    expect(w.agency.releases).toHaveLength(0)
    expect(await w.result()).toMatchObject({ state: 'booked', paymentStatus: 3, paid: { value: 5000 } })
    expect(w.lines.filter((line) => line.includes('part-paid'))).toHaveLength(1)
  })

  test.each([
    ['the deposit', 6212.5, 18_637.5],
    ['more than the deposit', 10_000, 14_850],
    ['everything', 24_850, undefined],
  ])('with a deposit by transfer: shows the remaining amount when %s has arrived', async (_, value, rest) => {
    const w = await heldBookingWorld('deposit')
    w.agency.receiveTransfer(value)
    await w.pass(MINUTE)
    const { paid, payLater, payLaterBy } = await w.result()
    expect([paid.value, payLater?.value, payLaterBy === undefined]).toEqual([value, rest, rest === undefined])
  })

  test.each([
    ['nothing', 0, 24_850],
    ['a part', 5000, 19_850],
    ['everything', 24_850, undefined],
  ])('paid later: shows the remaining amount when %s has arrived', async (_, value, rest) => {
    const w = await heldBookingWorld('later')
    w.agency.receiveTransfer(value)
    await w.pass(MINUTE)
    expect([(await w.result()).paid.value, (await w.result()).payLater?.value]).toEqual([value, rest])
  })

  test('is kept without an alert if exactly the deposit has arrived', async () => {
    const w = await heldBookingWorld('deposit')
    w.agency.receiveTransfer(6212.5)
    await w.passTo(0)
    expect(await w.state()).toBe('committed')
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(0)
  })

  test('is kept if the agency reports money, even with the status UnPaid', async () => {
    const w = await heldBookingWorld()
    reportPayment(w, 2, { value: 1000, currency: 'try' })
    await w.passTo(0)
    expect([await w.state(), w.agency.releases]).toEqual(['committed', []])
    expect(w.lines.filter((line) => line.includes('part-paid'))).toHaveLength(1)
  })

  test('is left to a person if the agency gives it up and no longer mentions money that it reported before', async () => {
    const w = await heldBookingWorld()
    w.agency.receiveTransfer(1000)
    await w.pass(MINUTE)
    expect((await w.result()).paid.value).toBe(1000)
    reportPayment(w, 2)
    Object.assign(w.agency.completion ?? {}, { status: 'errored' })
    await w.passTo(0)
    expect(await w.result()).toMatchObject({ state: 'pending', paid: { value: 1000 } })
    expect((await w.cases()).cases).toMatchObject([{ state: 'pending', amount: { value: 1000 } }])
  })

  test('is kept if too much money has arrived, and an operator is alerted', async () => {
    const w = await heldBookingWorld()
    reportPayment(w, 5, { value: 25_000, currency: 'try' })
    await w.passTo(0)
    expect([await w.state(), (await w.result()).paymentStatus]).toEqual(['committed', 5])
    await w.pass(MINUTE)
    await w.result()
    const alerts = w.lines.filter((line) => line.includes('payment-alert'))
    expect(alerts.map((line): unknown => JSON.parse(line)[1].places)).toEqual([['over-paid']])
  })

  test('becomes overdue, with an alert, if the agency does not answer for 15 minutes', async () => {
    const w = await heldBookingWorld()
    w.faults['siteView'] = 'lost'
    await w.passTo(0)
    for (let minute = 0; minute < 16; minute++) await w.pass(MINUTE)
    expect(await w.state()).toBe('overdue')
    expect((await w.result()).state).toBe('booked')
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    delete w.faults['siteView']
    w.agency.receiveTransfer(24_850)
    await w.pass(MINUTE)
    expect(await w.state()).toBe('committed')
  })
})
