import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKey, visitorOf } from '../visitor.ts'
import { fill, held, quoted, unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

/** A date of the tour that always has seats. */
const DAY = { checkIn: 20270520, checkOut: 20270521 }
const PARTY = { adults: 2, children: [5] }
const LINE = { key: 'tour-1', type: 'tour' as const, id: '201', pax: PARTY, ...DAY, count: 1 }
const WAY = { method: 'transfer', term: 'full' } as const

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem()
})
afterAll(() => system.close())

/** Reads the tour, a departure and its price, as a tour's page does. */
async function lookAround(): Promise<{ day: typeof DAY; total: number }> {
  const { client } = visitorOf(system)
  const { record } = unwrap(await client.tourView({ path: { id: '201' } }))
  const departure = record.departures.find(({ seatsLeft, checkIn }) => seatsLeft >= 3 && checkIn > 20270515)
  const day = { checkIn: departure?.checkIn ?? 0, checkOut: departure?.checkOut ?? 0 }
  const priced = unwrap(await client.servicePrice({ path: { id: '201' }, body: { ...day, adults: 2, child1: 5 } }))
  return { day, total: priced.offers[0]?.total.value ?? Number.NaN }
}

describe('a tour with a bank transfer', () => {
  let prepared: PreparedVisitor
  let total: number

  test('1. the line is priced like the page of the tour, with everything that is shown of it', async () => {
    const seen = await lookAround()
    total = seen.total
    prepared = await fill(system, [{ ...LINE, ...seen.day }], 3)
    const [line] = prepared.booking.products
    expect(line).toMatchObject({ type: 'tour', stype: 'daily', ...seen.day, price: total, currency: 'try' })
    expect(line).toMatchObject({ priceBasis: 1, cancellation: { refundable: true }, availability: 1 })
    expect(line?.terms?.reduce((sum, term) => sum + Math.round(term.total.value * 100), 0)).toBe(
      Math.round(total * 100),
    )
    expect(line).toHaveProperty('title')
    expect(line).toHaveProperty('picture')
    expect(line).toHaveProperty('slug')
    expect(prepared.booking.totalAmount).toEqual({ value: total, currency: 'try' })
  })

  test('2. the quote says what is sent and until when the agency holds it', async () => {
    const quote = await quoted(prepared, WAY)
    expect(quote).toMatchObject({ method: 'transfer', term: 'full', payNow: { value: total } })
    expect(quote.payLater).toBeUndefined()
    expect(quote.optionDate).toBe('2027-05-04T23:59:00+03:00')
  })

  test('3. it is booked once, without money: the same key answers the same', async () => {
    const { hash } = await quoted(prepared, WAY)
    const key = newKey()
    const jar = new Map(prepared.visitor.jar)
    const first = unwrap(await held(prepared, hash, WAY, key))
    expect(first).toMatchObject({ status: 'confirmed', paymentStatus: 2 })
    // The response was lost: the browser still has its previous cookie and sends the request again.
    const again = { ...prepared, visitor: visitorOf(system, jar) }
    expect(unwrap(await held(again, hash, WAY, key))).toEqual(first)
    expect(system.world.payments.captures()).toEqual([])
    const made = system.world.bookings.all().filter(({ booking }) => booking.completion !== undefined)
    expect(made).toMatchObject([{ state: 'held', booking: { completion: { bookingNumber: first.bookingNumber } } }])

    const result = unwrap(await visitorOf(system).client.bookingByToken({ path: { token: first.token ?? '' } }))
    expect(result).toMatchObject({
      state: 'booked',
      bookingNumber: first.bookingNumber,
      method: 'transfer',
      paid: { value: 0 },
      payNow: { value: total },
      paymentStatus: 2,
      optionDate: '2027-05-04T23:59:00+03:00',
      banks: [{ bankName: 'Çınar Bank', iban: 'TR330006100519786457841326' }, {}],
    })
    expect(result.paidAt).toBeUndefined()
  })

  test('4. the booking has left its session, and the next basket is a new one', async () => {
    expect(prepared.visitor.jar.size).toBe(0)
    expect(unwrap(await prepared.visitor.client.siteView()).booking).toBeNull()
    expect(unwrap(await prepared.visitor.client.reservationStart()).booking.products).toEqual([])
  })
})

describe('what cannot be booked unpaid', () => {
  test.each([
    ['without the contracts', WAY, [], '/quoteHash'],
    ['with another method than the quote', { ...WAY, method: 'later' }, undefined, '/method'],
    ['with another term than the quote', { ...WAY, term: 'deposit' }, undefined, '/query/term'],
  ] as const)('422 %s', async (_name, way, contracts, pointer) => {
    const prepared = await fill(system, [LINE], 3)
    const { hash } = await quoted(prepared, WAY, contracts)
    const { response, error } = await held(prepared, hash, way)
    expect([response.status, error?.errors?.map((it) => it.pointer)]).toEqual([422, [pointer]])
  })

  test('a basket of which a line begins too soon to be held (decision 21.4)', async () => {
    const soon = { ...LINE, checkIn: 20270503, checkOut: 20270504 }
    const prepared = await fill(system, [soon], 3)
    const asked = quoted(prepared, WAY)
    await expect(asked).rejects.toThrow('"pointer":"/method","detail":"is not offered for this basket"')
  })

  test('another price than the one that was accepted: 409 with both', async () => {
    const prepared = await fill(system, [LINE], 3)
    const quote = await quoted(prepared, WAY)
    system.play('price-changed')
    const { response, error } = await held(prepared, quote.hash, WAY)
    system.play('normal')
    expect([response.status, error?.type, error?.accepted]).toEqual([409, '/docs/errors/price-changed', quote.total])
  })

  test('a basket whose people are not named (E11)', async () => {
    const prepared = await fill(system, [LINE], 1)
    const { error } = await held(prepared, (await quoted(prepared, WAY)).hash, WAY)
    expect(error?.type).toBe('/docs/errors/wrong-step')
  })
})

test('a deposit: its share rounded once, the rest and its day (decision 21.5)', async () => {
  const prepared = await fill(system, [LINE], 3)
  const { total, payNow, payLater, payLaterBy } = await quoted(prepared, { method: 'transfer', term: 'deposit' })
  const cents = (amount?: { value: number }) => Math.round((amount?.value ?? Number.NaN) * 100)
  expect(cents(payNow)).toBe(Math.floor((cents(total) * 25 + 50) / 100))
  expect(cents(payNow) + cents(payLater)).toBe(cents(total))
  expect(payLaterBy).toBe(20270506)
})

test('no mock broke the contract on the way', () => {
  expect(system.breaches).toEqual([])
})
