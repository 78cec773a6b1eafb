import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { changeBooking, type Booking, type BookingCalls } from './change.ts'
import type { CartLineInput } from './line-input.ts'

const LINE: CartLineInput = {
  key: 'new',
  type: 'hotel',
  id: '12',
  room: { id: 'r1' },
  pricePlan: { id: 'p1' },
  pax: { adults: 2, children: [] },
  checkIn: 20270521,
  checkOut: 20270526,
  count: 1,
}

const problem = (name: string, status: number) =>
  new ApiError('reservationPatch', { type: `/docs/errors/${name}`, title: name, status, requestId: 'r' })

const empty = (): Booking => ({
  products: [],
  guests: [],
  totalAmount: { value: 0, currency: 'try' },
  created: { date: '2027-05-01T09:00:00Z' },
  version: 0,
})

/**
 * A fake server with one booking that follows decision 28.1; `before` may change the booking between read and write.
 */
function server(start: Booking | null, before: ((booking: Booking, attempt: number) => void)[] = []) {
  let booking = start
  const sent: { body: unknown; version: number; key: string }[] = []
  const calls: BookingCalls = {
    read: () => Promise.resolve(structuredClone(booking)),
    start: () => Promise.resolve(structuredClone((booking ??= empty()))),
    patch: (body, version, key) => {
      sent.push({ body, version, key })
      if (!booking) return Promise.reject(problem('session-expired', 401))
      before[sent.length - 1]?.(booking, sent.length)
      if (booking.version !== version) return Promise.reject(problem('stale-version', 412))
      if (body.key === 'products') booking = { ...booking, products: body.value.map(priced), version: version + 1 }
      return Promise.resolve(structuredClone(booking))
    },
  }
  return { calls, sent, now: () => booking }
}

const priced = (line: CartLineInput) => ({
  ...line,
  price: 100,
  currency: 'try' as const,
  total: { value: 100 * line.count, currency: 'try' as const },
})

test('the first write of a visitor starts a booking (decision 8.4)', async () => {
  const { calls, sent } = server(null)
  const { booking, outcome } = await changeBooking(
    null,
    { key: 'products', cart: { kind: 'add', line: LINE } },
    'own',
    calls,
  )
  expect(booking.products).toMatchObject([{ id: '12', count: 1 }])
  expect(outcome).toMatchObject({ kind: 'added', count: 1 })
  expect(sent).toMatchObject([{ version: 0 }])
})

test('after a 412 reads the booking again and replays the intent (decision 28.2)', async () => {
  const other = { ...LINE, id: '13', key: 'theirs' }
  const { calls, sent } = server(null, [
    // Meanwhile another tab has put something else into the basket.
    (booking) => {
      booking.products = [priced(other)]
      booking.version = 7
    },
  ])
  const known = await calls.start()
  const { booking } = await changeBooking(known, { key: 'products', cart: { kind: 'add', line: LINE } }, 'own', calls)
  expect(booking.products.map(({ id }) => id)).toEqual(['13', '12'])
  expect(sent.map(({ version }) => version)).toEqual([0, 7])
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

test('a patch contains input fields only', async () => {
  const { calls, sent } = server(null)
  const add = { key: 'products', cart: { kind: 'add', line: LINE } } as const
  const first = await changeBooking(null, add, 'own', calls)
  await changeBooking(first.booking, add, 'own', calls)
  expect(sent[1]?.body).toMatchObject({ value: [{ id: '12', count: 2 }] })
  expect(JSON.stringify(sent[1]?.body)).not.toContain('total')
})

test('sends nothing for an intent that changes nothing', async () => {
  const { calls, sent } = server(null)
  const known = await calls.start()
  const { outcome } = await changeBooking(
    known,
    { key: 'products', cart: { kind: 'remove', key: 'gone' } },
    'own',
    calls,
  )
  expect(outcome?.kind).toBe('absent')
  expect(sent).toEqual([])
})

test('repeats a request without a response with the same idempotency key', async () => {
  const { calls, sent } = server(null)
  const { patch } = calls
  let lost = 0
  calls.patch = async (...args) => {
    if (lost++ > 0) return patch(...args)
    sent.push({ body: args[0], version: args[1], key: args[2] })
    throw new ApiError('reservationPatch', {
      type: '/docs/errors/offline',
      title: 'offline',
      status: 599,
      requestId: '',
    })
  }
  await changeBooking(null, { key: 'products', cart: { kind: 'add', line: LINE } }, 'own', calls)
  expect(sent).toHaveLength(2)
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

/** Another tab changes the booking. */
const stir = (booking: Booking) => void (booking.version += 1)

test('fails with stale-version when the basket keeps changing', async () => {
  const { calls, sent } = server(null, [stir, stir, stir, stir, stir])
  const known = await calls.start()
  const change = changeBooking(known, { key: 'products', cart: { kind: 'add', line: LINE } }, 'own', calls)
  await expect(change).rejects.toMatchObject({ kind: 'stale-version' })
  expect(sent).toHaveLength(4)
})

test('throws no-cookies when a new session is reported as expired (H6)', async () => {
  const add = { key: 'products', cart: { kind: 'add', line: LINE } } as const
  const { calls } = server(null)
  calls.patch = () => Promise.reject(problem('session-expired', 401))
  await expect(changeBooking(null, add, 'own', calls)).rejects.toMatchObject({ kind: 'no-cookies' })
  await expect(changeBooking(empty(), add, 'own', calls)).rejects.toMatchObject({ kind: 'session-expired' })
})

test('throws any other problem to the caller', async () => {
  const { calls } = server(null)
  calls.patch = () => Promise.reject(problem('sold-out', 409))
  const change = changeBooking(null, { key: 'products', cart: { kind: 'add', line: LINE } }, 'own', calls)
  await expect(change).rejects.toMatchObject({ kind: 'sold-out' })
})

test('a changed price stays marked until it is accepted (decision 28.3)', async () => {
  const before = { value: 180, currency: 'try' as const }
  const line = { ...LINE, key: 'a', count: 2 }
  const changed = { ...priced(line), priceBefore: before }
  const start = { ...empty(), products: [changed, { ...changed, key: 'b' }], version: 3 }
  const { calls, sent } = server(start)
  const prices = () => {
    const body = sent.at(-1)?.body as { value: CartLineInput[] }
    return body.value.map(({ key, price }) => [key, price])
  }

  await changeBooking(structuredClone(start), { key: 'products', accept: 'b' }, 'own', calls)
  expect(prices()).toEqual([
    ['a', 90],
    ['b', 100],
  ])
  const after = { ...start, version: 4 }
  await changeBooking(after, { key: 'products', cart: { kind: 'remove', key: 'b' } }, 'own', calls)
  expect(prices()).toEqual([['a', 90]])
  const single = { ...start, products: [changed], version: 5 }
  await changeBooking(single, { key: 'products', cart: { kind: 'count', key: 'a', count: 3 } }, 'own', calls)
  expect(prices()).toEqual([['a', 100]])
})
