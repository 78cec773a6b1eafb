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

interface List {
  /** How many reservations the list has. */
  total: number
  /** The place of ours in it, from 1. */
  ours?: number
  /** What the list says it has, if it is not the truth; or that it only says whether there are more. */
  totalCount?: number | 'more'
  /** How long each response takes, in milliseconds. */
  takes?: number
  /** First row of a window that nobody responds to. */
  silentFrom?: number
}

/** Looks for our reservation in a list, and returns it with the first and last row of each request. */
async function search({ total, ours, totalCount = total, takes = 0, silentFrom }: List) {
  const { context, agency, time } = testContext()
  const windows: [number, number][] = []
  const row = (place: number) => ({
    reservationNumber: `PX${place}`,
    ...(place === ours ? { agencyReservationNumber: REFERENCE } : {}),
  })
  agency.answer = ({ operationId, body }): FakeAnswer => {
    expect(operationId).toBe('reservationList')
    const { minIndexNumber: first, maxIndexNumber: last } = body as { minIndexNumber: number; maxIndexNumber: number }
    windows.push([first, last])
    time.now += takes
    if (first === silentFrom) return { status: 503, body: {} }
    const length = Math.max(0, Math.min(last, total) - first + 1)
    const reservations = Array.from({ length }, (_, at) => row(first + at))
    const told = totalCount === 'more' ? first - 1 + length + (length === 100 ? 1 : 0) : totalCount
    return { status: 200, body: { items: { reservations, totalCount: told } } }
  }
  return { found: await findReservation(INTENT, context), windows }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => [at * 100 + 1, at * 100 + 100])

describe('"read in windows of 100 rows until the number is found or all rows are read" (decision 17.10)', () => {
  test.each<[string, List, string | undefined, number]>([
    ['in the first row', { total: 250, ours: 1 }, 'PX1', 1],
    ['in row 100', { total: 100, ours: 100 }, 'PX100', 1],
    ['in row 101', { total: 101, ours: 101 }, 'PX101', 2],
    ['in the last of 1000 rows', { total: 1000, ours: 1000 }, 'PX1000', 10],
    ['nowhere, in an empty list', { total: 0 }, undefined, 1],
    ['nowhere in 100 rows', { total: 100 }, undefined, 1],
    ['nowhere in 101 rows', { total: 101 }, undefined, 2],
    ['"at most ten at a time"', { total: 1001, ours: 1001 }, undefined, 10],
    ['in a window after one whose rows were all left out', { total: 0, totalCount: 150 }, undefined, 2],
    [
      'in the last row, where only full windows say that there are more',
      { total: 250, ours: 250, totalCount: 'more' },
      'PX250',
      3,
    ],
    ['nowhere, after the last full window', { total: 200, totalCount: 'more' }, undefined, 3],
    ['"no longer than one request may take", which is 8 seconds', { total: 900, ours: 900, takes: 3000 }, undefined, 3],
    ['in the last window before that', { total: 900, ours: 250, takes: 3000 }, 'PX250', 3],
    ['behind a window that nobody responds to', { total: 900, ours: 250, silentFrom: 101 }, undefined, 2],
  ])('%s', async (_name, list, number, requests) => {
    const { found, windows } = await search(list)
    expect(found).toEqual(number === undefined ? undefined : { number })
    expect(windows).toEqual(upTo(requests))
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
])('looks for a reservation %s from the day before its payment until tomorrow', async (_, paid, now, from, to) => {
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
