import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { journey, referenceHref, phaseOf } from './journey.ts'

const listed = journey().flatMap(({ topics }) =>
  topics.flatMap(({ rows }) => rows.map(({ operationId }) => operationId)),
)

test('lists every operation exactly once', () => {
  expect(listed.toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('gives every topic a readable title', () => {
  const titles = journey().flatMap(({ topics }) => topics.map(({ title }) => title))
  expect(titles.filter((title) => /^[a-z]/.test(title))).toEqual([])
})

test.each([
  ['hotelPrice', 'search'],
  ['reservationStart', 'basket'],
  ['promotionQuery', 'basket'],
  ['quoteCreate', 'pay'],
  ['orderInitialize', 'pay'],
  ['paymentStatus', 'pay'],
  ['bookingByToken', 'after'],
  ['reservationCancel', 'after'],
  ['callbackSend', 'after'],
] as const)('%s: %s', (operationId, phase) => {
  expect(phaseOf(operations[operationId])).toBe(phase)
})

test('a booking is started before it is changed, and cancelled last', () => {
  const before = (a: string, b: string) => listed.findIndex((it) => it === a) < listed.findIndex((it) => it === b)
  expect(before('reservationStart', 'reservationPatch')).toBe(true)
  expect(before('quoteCreate', 'orderInitialize')).toBe(true)
  expect(before('orderInitialize', 'paymentStatus')).toBe(true)
})

test('the address of an operation in the reading view', () => {
  expect(referenceHref(operations.hotelPrice)).toBe('/docs/reference#/search-search/hotelprice')
  expect(referenceHref(operations.themeList)).toBe('/docs/reference#/search-site/themelist')
})
