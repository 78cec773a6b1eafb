import document from '@rota/openapi/agency.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { declineReasonIn, declineReasonOf } from './decline-reason.ts'

test.each(document.components.schemas.DeclineReason.enum)('%s is passed on as it is', (name) => {
  expect(declineReasonOf(name)).toBe(name)
})

test.each([
  ['51', 'insufficient-funds'],
  ['61', 'limit-exceeded'],
  ['65', 'limit-exceeded'],
  ['33', 'expired-card'],
  ['54', 'expired-card'],
  ['14', 'wrong-details'],
  ['82', 'wrong-details'],
  ['57', 'not-permitted'],
  ['62', 'not-permitted'],
  [' 51 ', 'insufficient-funds'],
  ['INSUFFICIENT-FUNDS', 'insufficient-funds'],
])('%j of a bank is %s', (code, reason) => {
  expect(declineReasonOf(code)).toBe(reason)
})

test.each(['05', '41', '43', 'Do not honour', '', 'constructor', '<b>no</b>'])(
  '%j is unknown or nobody’s business: refused',
  (code) => {
    expect(declineReasonOf(code)).toBe('refused')
  },
)

test('returns no reason if the bank gives none', () => {
  expect(declineReasonIn({})).toEqual({})
})
