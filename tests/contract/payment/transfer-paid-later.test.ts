import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitorOf, type Answered } from '../visitor.ts'
import { fill, held, quoted, unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

/** A round trip between Antalya airport and Kaş, for a party of four with bags. */
const LINE = {
  key: 'ride-1',
  type: 'transfer' as const,
  id: 'aytkasminivan',
  pax: { adults: 3, children: [5] },
  direction: 3 as const,
  checkIn: 20270521,
  time: '14:30',
  checkOut: 20270528,
  returnTime: '09:00',
  flightNumber: 'X1 1000',
  bags: 4,
  childSeats: 1,
  count: 1,
}
const WAY = { method: 'later', term: 'later' } as const

let system: TestSystem
let id = LINE.id
beforeAll(async () => {
  system = await startTestSystem()
  const { client } = visitorOf(system)
  const query = {
    fromLocation: 'location-ayt',
    toLocation: 'location-kas',
    direction: 3,
    passengers: 4,
    bags: 4,
  } as const
  id = unwrap(await client.transferList({ query })).records[0]?.id ?? ''
})
afterAll(() => system.close())

describe('a transfer that is paid later', () => {
  let prepared: PreparedVisitor
  let total: number

  test('1. the line costs what the list says for both ways, and names its ends, times and vehicle', async () => {
    const { record } = unwrap(await visitorOf(system).client.transferView({ path: { id } }))
    total = record.facts.prices.find(({ direction }) => direction === 3)?.price.value ?? Number.NaN
    prepared = await fill(system, [{ ...LINE, id }], 4)
    const [line] = prepared.booking.products
    const { key: _key, count: _count, ...asked } = LINE
    expect(line).toMatchObject({ ...asked, id, price: total, priceBasis: 2, total: { value: total } })
    expect(line).toMatchObject({ from: { code: 'AYT' }, to: { id: 'kas' }, title: record.facts.name })
    expect(line).toMatchObject({ planName: record.facts.vehicle.name, meetingPoint: record.facts.meetingPoint })
    expect(line?.cancellation).toEqual({ refundable: true, freeUntil: '2027-05-20T14:30:00+03:00' })
  })

  test('2. the quote: nothing now, everything by the day until which it is held', async () => {
    const quote = await quoted(prepared, WAY)
    expect(quote).toMatchObject({ payNow: { value: 0 }, payLater: { value: total }, payLaterBy: 20270504 })
    expect(quote.optionDate).toBe('2027-05-04T23:59:00+03:00')
    expect(quote.lines[0]).toMatchObject({ direction: 3, time: '14:30', returnTime: '09:00', flightNumber: 'X1 1000' })
  })

  test('3. it is booked without money, and the result says what is due and when', async () => {
    const { hash } = await quoted(prepared, WAY)
    const { token = '', bookingNumber } = unwrap(await held(prepared, hash, WAY))
    const result = unwrap(await visitorOf(system).client.bookingByToken({ path: { token } }))
    expect(result).toMatchObject({
      state: 'booked',
      bookingNumber,
      method: 'later',
      paid: { value: 0 },
      paymentStatus: 2,
    })
    expect(result).toMatchObject({ payLater: { value: total }, payLaterBy: 20270504 })
    expect(result.banks).toBeUndefined()
    expect(system.world.payments.captures()).toEqual([])
  })

  test('4. it can no longer be changed: its session has no basket', async () => {
    expect(unwrap(await prepared.visitor.client.siteView()).booking).toBeNull()
  })
})

describe('capacity rule blocks wrong vehicles with reason (decision 38.4)', () => {
  const add = async (change: object): Promise<Answered> => {
    const visitor = visitorOf(system)
    await visitor.client.reservationStart()
    const body = { key: 'products', value: [{ ...LINE, id, ...change }] }
    return visitor.send('reservationPatch', { header: { 'If-Match': '"0"' }, body })
  }

  test.each([
    ['more people than seats', { pax: { adults: 9, children: [1, 2, 3] } }, 422, 'over-capacity'],
    ['more bags than it takes', { bags: 40 }, 422, 'over-capacity'],
    ['a vehicle that there is not', { id: 'nothing' }, 404, 'not-found'],
    ['no time to get there', { checkIn: 20270501, time: '12:30' }, 409, 'sold-out'],
  ])('%s', async (_name, change, status, name) => {
    const { status: answered, error } = await add(change)
    expect([answered, error?.type]).toEqual([status, `/docs/errors/${name}`])
  })

  test.each([
    ['no day', { checkIn: undefined }, '/value/0/checkIn'],
    ['no time', { time: undefined }, '/value/0/time'],
    ['a time that there is not', { time: '24:10' }, '/value/0/time'],
    ['no way back of a round trip', { returnTime: undefined }, '/value/0/returnTime'],
    ['a way back of a single ride', { direction: 1 }, '/value/0/checkOut'],
    ['a way back before the way there', { checkOut: 20270520 }, '/value/0/checkOut'],
    ['a way back on the same day, too early', { checkOut: 20270521, returnTime: '14:30' }, '/value/0/returnTime'],
    ['what is no flight', { flightNumber: 'tomorrow' }, '/value/0/flightNumber'],
  ])('422 C4 %s', async (_name, change, pointer) => {
    const { status, error } = await add(change)
    expect(status).toBe(422)
    expect(error?.errors?.map((it) => it.pointer)).toContain(pointer)
  })
})

test('no mock broke the contract on the way', () => {
  expect(system.breaches).toEqual([])
})
