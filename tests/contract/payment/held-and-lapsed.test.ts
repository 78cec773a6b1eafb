import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelled } from '../own-booking/own-booking.ts'
import { movingClock } from '../moving-clock.ts'
import { visitorOf } from '../visitor.ts'
import { fill, held, quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

const STAY = { checkIn: 20270521, checkOut: 20270526, pax: { adults: 2, children: [] } }
const ROOM = { key: 'h12', type: 'hotel' as const, id: '12', room: { id: 'r2' }, pricePlan: { id: 'ai-flex' } }
const WAY = { method: 'transfer', term: 'full' } as const
const MINUTE = 60_000

let system: TestSystem
let pass: ReturnType<typeof movingClock>
beforeAll(async () => {
  system = await startTestSystem()
  pass = movingClock(system)
})
afterAll(() => system.close())

/** Holds a room for five minutes; returns a function that reads its result page. */
async function holding() {
  system.play('short-holds')
  const prepared = await fill(system, [{ ...ROOM, ...STAY, count: 1 }])
  const quote = await quoted(prepared, WAY)
  const { token = '' } = unwrap(await held(prepared, quote.hash, WAY))
  const page = async () => unwrap(await visitorOf(system).client.bookingByToken({ path: { token } }))
  return { prepared, page }
}

const isHeld = () => system.world.bookings.all().at(-1)?.state

test('a booking that is not paid by its option date lapses by itself, at the agency too, and names what to search for again', async () => {
  const { page } = await holding()
  expect(await page()).toMatchObject({ state: 'booked', paymentStatus: 2, optionDate: '2027-05-01T09:05:00.000Z' })
  await pass(4 * MINUTE)
  expect([isHeld(), (await page()).state]).toEqual(['held', 'booked'])
  await pass(2 * MINUTE)
  expect(isHeld()).toBe('expired')
  expect(await page()).toMatchObject({
    state: 'lapsed',
    paid: { value: 0 },
    lines: [{ id: '12', slug: 'ardic-bay-hotel-12', checkIn: 20270521, checkOut: 20270526, pax: { adults: 2 } }],
  })
})

test('money that arrives after it has lapsed comes back, and is a task for a person (decision 22.6)', async () => {
  const { page } = await holding()
  const { bookingNumber } = await page()
  await pass(6 * MINUTE)
  expect((await page()).state).toBe('lapsed')
  const body = JSON.stringify({ amount: 5000, bookingNumber })
  await system.bank(new Request('http://mocks.test/control/transfers', { method: 'PUT', body }))
  const before = (await system.context.store.list('cases')).length
  await pass(3000)
  expect(await page()).toMatchObject({ state: 'refund', method: 'transfer', paid: { value: 5000 } })
  expect((await system.context.store.list('cases')).length).toBe(before + 1)
  expect(isHeld()).toBe('expired')
})

test('money that arrives in time keeps it: part of it, all of it, more than all of it, each on the page', async () => {
  const { page } = await holding()
  const total = (await page()).lines[0]?.total.value ?? 0
  const pay = async (amount: number) => {
    const body = JSON.stringify({ amount })
    const paid = await system.bank(new Request('http://mocks.test/control/transfers', { method: 'PUT', body }))
    expect(paid.status).toBe(200)
    await pass(3000)
    return page()
  }
  expect(await pay(1000)).toMatchObject({ state: 'booked', paymentStatus: 3, paid: { value: 1000 } })
  expect(await pay(total - 1000)).toMatchObject({ paymentStatus: 4, paid: { value: total } })
  expect(await pay(1)).toMatchObject({ paymentStatus: 5, paid: { value: total + 1 } })
  await pass(10 * MINUTE)
  expect([isHeld(), (await page()).state]).toEqual(['held', 'booked'])
  expect(system.breaches).toEqual([])
})

test.each([
  ['a part of it', 1000],
  ['all of it', undefined],
])(
  'E10: a held booking is cancelled after %s has arrived: the money is shown as coming back, and is a task for a person',
  async (_what, amount) => {
    system.play('normal')
    const prepared = await fill(system, [{ ...ROOM, ...STAY, count: 1 }])
    const quote = await quoted(prepared, WAY)
    const { bookingNumber: number } = unwrap(await held(prepared, quote.hash, WAY))
    const body = JSON.stringify({ amount, bookingNumber: number })
    await system.bank(new Request('http://mocks.test/control/transfers', { method: 'PUT', body }))
    const before = (await system.context.store.list('cases')).length

    // Nobody has opened the result since, so only the agency knows of the money.
    const { penalty, answer } = await cancelled(system, { number, email: prepared.who.customer.email })
    const back = { value: amount ?? quote.total.value, currency: 'try' }
    expect(penalty).toMatchObject({ penalty: { value: 0 }, refund: back })
    expect(answer).toMatchObject({ state: 'cancelled', refund: { amount: back, state: 'due' } })
    expect(await system.context.store.list('cases')).toHaveLength(before + 1)
    expect(system.breaches).toEqual([])
  },
)

test.each([-1, 0, '5', 1e308])('B8: %j is no sum of money that could arrive', async (amount) => {
  const body = JSON.stringify({ amount })
  const refused = await system.bank(new Request('http://mocks.test/control/transfers', { method: 'PUT', body }))
  expect(refused.status).toBe(400)
})
