import { afterEach, expect, test, vi } from 'vitest'
import type { Booking } from './change.ts'
import { bookingCalls } from './calls.ts'

afterEach(() => vi.unstubAllGlobals())

/** A gateway that knows one browser: its session begins with the response to the first start. */
function gateway() {
  let booking: Partial<Booking> | null = null
  const starts: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    await Promise.resolve()
    if (address.startsWith('/api/reservation/start')) {
      starts.push(address)
      booking = { version: starts.length }
    }
    return Response.json({ booking })
  })
  return starts
}

test('D10 a hundred writes at once of a browser without a session start one booking', async () => {
  const starts = gateway()
  const started = await Promise.all(Array.from({ length: 100 }, () => bookingCalls.start()))
  expect(starts).toHaveLength(1)
  expect(new Set(started.map(({ version }) => version))).toEqual(new Set([1]))
})

test('a browser that blocks locks starts without one (H6)', async () => {
  const starts = gateway()
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  expect((await bookingCalls.start()).version).toBe(1)
  expect(starts).toHaveLength(1)
})
