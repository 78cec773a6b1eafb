import { describe, expect, test } from 'vitest'
import type { Intent } from '../ports/records.ts'
import { findReservation } from './provider.ts'
import { BOOKING, TRANSACTION, type FakeAnswer } from './testing/agency.ts'
import { testContext, SITE } from './testing/context.ts'

const REFERENCE = 'HOLDREF1'
const INTENT = {
  site: SITE.host,
  booking: BOOKING,
  reference: 'pay-1',
  hold: { transactionId: TRANSACTION, reference: REFERENCE },
  startedAt: Date.parse('2027-05-01T08:50:00Z'),
} as Intent

interface ReservationList {
  /** Number of reservations in the list. */
  total: number
  /** Row of the payment's own reservation, from 1. */
  ownRow?: number
  /** `totalCount` of the responses if it is wrong. `more`: it only shows whether there are more rows. */
  totalCount?: number | 'more'
  /** Duration of each response, in milliseconds. */
  durationMs?: number
  /** First row of the request that fails. */
  failsFrom?: number
}

/**
 * Searches a list for the payment's reservation. Returns the reservation, and the first and last row of each request.
 */
async function search({ total, ownRow, totalCount = total, durationMs = 0, failsFrom }: ReservationList) {
  const { context, agency, time } = testContext()
  const windows: [number, number][] = []
  const row = (place: number) => ({
    reservationNumber: `PX${place}`,
    ...(place === ownRow ? { agencyReservationNumber: REFERENCE } : {}),
  })
  agency.answer = ({ operationId, body }): FakeAnswer => {
    expect(operationId).toBe('reservationList')
    const { minIndexNumber: first, maxIndexNumber: last } = body as { minIndexNumber: number; maxIndexNumber: number }
    windows.push([first, last])
    time.now += durationMs
    if (first === failsFrom) return { status: 503, body: {} }
    const length = Math.max(0, Math.min(last, total) - first + 1)
    const reservations = Array.from({ length }, (_, at) => row(first + at))
    const reportedCount = totalCount === 'more' ? first - 1 + length + (length === 100 ? 1 : 0) : totalCount
    return { status: 200, body: { items: { reservations, totalCount: reportedCount } } }
  }
  return { found: await findReservation(INTENT, context), windows }
}

/** First and last row of the first `count` requests. */
const rowsOfRequests = (count: number) => Array.from({ length: count }, (_, at) => [at * 100 + 1, at * 100 + 100])

describe('"read in windows of 100 rows until the number is found or all rows are read" (decision 17.10)', () => {
  test.each<[string, ReservationList, string | undefined, number]>([
    ['in the first row', { total: 250, ownRow: 1 }, 'PX1', 1],
    ['in row 100', { total: 100, ownRow: 100 }, 'PX100', 1],
    ['in row 101', { total: 101, ownRow: 101 }, 'PX101', 2],
    ['in the last of 1000 rows', { total: 1000, ownRow: 1000 }, 'PX1000', 10],
    ['nowhere, in an empty list', { total: 0 }, undefined, 1],
    ['nowhere in 100 rows', { total: 100 }, undefined, 1],
    ['nowhere in 101 rows', { total: 101 }, undefined, 2],
    ['"at most ten at a time"', { total: 1001, ownRow: 1001 }, undefined, 10],
    ['nowhere, and the first rows are missing from the response', { total: 0, totalCount: 150 }, undefined, 2],
    [
      'in the last row, where `totalCount` only shows whether there are more',
      { total: 250, ownRow: 250, totalCount: 'more' },
      'PX250',
      3,
    ],
    ['nowhere, after the last full response', { total: 200, totalCount: 'more' }, undefined, 3],
    [
      '"no longer than one request may take", which is 8 seconds',
      { total: 900, ownRow: 900, durationMs: 3000 },
      undefined,
      3,
    ],
    ['in the last request before that', { total: 900, ownRow: 250, durationMs: 3000 }, 'PX250', 3],
    ['after rows whose request fails', { total: 900, ownRow: 250, failsFrom: 101 }, undefined, 2],
  ])('%s', async (_name, list, number, requests) => {
    const { found, windows } = await search(list)
    expect(found).toEqual(number === undefined ? undefined : { number })
    expect(windows).toEqual(rowsOfRequests(requests))
  })
})

test.each<[string, Partial<Intent>, string, number, number]>([
  ['paid a moment ago', { paidAt: Date.parse('2027-05-01T08:59:00Z') }, '2027-05-01T09:00:00Z', 20270430, 20270502],
  [
    'paid before midnight in Istanbul',
    { paidAt: Date.parse('2027-05-01T20:59:00Z') },
    '2027-05-01T21:00:00Z',
    20270430,
    20270503,
  ],
  ['paid days ago', { paidAt: Date.parse('2027-05-01T08:59:00Z') }, '2027-05-05T09:00:00Z', 20270430, 20270506],
  ['without the time of its payment', {}, '2027-05-05T09:00:00Z', 20270430, 20270506],
])('searches for a reservation %s from the day before its payment until tomorrow', async (_, paid, now, from, to) => {
  const { context, agency, time } = testContext()
  time.now = Date.parse(now)
  let days: unknown
  agency.answer = ({ body }): FakeAnswer => {
    days = (body as { dateCriterias: unknown[] }).dateCriterias[0]
    return { status: 200, body: { items: { reservations: [], totalCount: 0 } } }
  }
  await findReservation({ ...INTENT, ...paid }, context)
  expect(days).toMatchObject({ from, to })
})
