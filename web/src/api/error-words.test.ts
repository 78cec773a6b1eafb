import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ApiError, leadsToBadRequestPage, browserError } from './errors.ts'
import { messageOf, outOfReach, requestIdOf, waitOf } from './error-words.ts'

const error = (name: string, status: number) =>
  new ApiError('hotelView', { type: `/docs/errors/${name}`, title: name, status, requestId: 'r-1' })

const CASES: [name: string, status: number, message: string][] = [
  ['not-found', 404, 'error.notFound'],
  ['no-cookies', 599, 'error.cookies'],
  ['session-expired', 401, 'error.sessionExpired'],
  ['price-changed', 409, 'error.priceChanged'],
  ['sold-out', 409, 'error.soldOut'],
  ['empty-basket', 409, 'error.emptyBasket'],
  ['payment-in-progress', 409, 'error.paymentInProgress'],
  ['stale-version', 412, 'error.staleVersion'],
  ['over-capacity', 422, 'error.overCapacity'],
  ['validation', 422, 'error.invalid'],
  ['card-number', 422, 'error.cardNumber'],
  ['expired', 409, 'error.expired'],
  ['travellers-refused', 422, 'error.travellersRefused'],
  ['too-many-requests', 429, 'error.tooMany'],
  ['payment-step-rejected', 502, 'error.payment'],
  ['upstream-contract', 502, 'error.unavailable'],
  ['upstream-unavailable', 503, 'error.unavailable'],
  ['overloaded', 503, 'error.overloaded'],
  ['maintenance', 503, 'error.maintenance'],
  ['card-unavailable', 503, 'error.cardUnavailable'],
  ['upstream-timeout', 504, 'error.slow'],
  ['internal', 500, 'error.unknown'],
  ['a-name-of-tomorrow', 418, 'error.unknown'],
]

test.each(CASES)('the problem %s with status %i has the message %s', (name, status, message) => {
  expect(messageOf(error(name, status))).toBe(message)
})

test.each(CASES)('%s: the message exists in every language', (_name, _status, message) => {
  for (const locale of ['en', 'ar']) {
    const file = join(import.meta.dirname, `../i18n/messages/${locale}/every-page.json`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty([message])
  }
})

test('an overloaded gateway does not count as an unreachable agency', () => {
  expect(outOfReach(error('upstream-unavailable', 503))).toBe('agency')
  expect(outOfReach(error('overloaded', 503))).toBeUndefined()
})

test('a missing response has a message but no request id', () => {
  expect(messageOf(browserError('hotelView', 'offline'))).toBe('error.offline')
  expect(requestIdOf(browserError('hotelView', 'offline'))).toBe('')
  expect(requestIdOf(error('internal', 500))).toBe('r-1')
  expect(messageOf(new TypeError('x'))).toBe('error.unknown')
})

test.each([
  [undefined, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [540, 9],
])('too many requests: with %s seconds to wait the message says %i minutes (C7)', (retryAfter, minutes) => {
  const problem = { ...error('too-many-requests', 429).problem, ...(retryAfter === undefined ? {} : { retryAfter }) }
  expect(waitOf(new ApiError('promotionQuery', problem))).toEqual({ minutes })
})

test.each([
  ['bad-request', 400, true],
  ['bad-query', 400, true],
  ['idempotency-key-missing', 400, false],
  ['validation', 422, false],
  ['not-found', 404, false],
])('"400 from any call: redirect to /400" (decision 34.1): %s, %i -> %s', (name, status, leads) => {
  expect(leadsToBadRequestPage(error(name, status))).toBe(leads)
})
