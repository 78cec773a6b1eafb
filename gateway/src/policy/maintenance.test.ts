import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { isServedInMaintenance } from './maintenance.ts'

// "free: health, assets, docs, `/payment/return/*`, `/booking/{token}`, and the payment-check and commit of a payment
// that has begun" (decision 34.7). Only operations are checked here; the saga sends the commit.

test.each([
  ['paymentStatus', 'the payment-check of a payment that has begun'],
  ['orderQuery', 'the same for callers that know the order'],
  ['bookingByToken', 'what /booking/{token} shows'],
  ['opsCaseList', 'what waits for a person'],
  ['opsCaseSettle', 'what a person decides'],
  ['opsSwitchList', 'what operators have switched off'],
  ['opsSwitchSet', 'the way out of a maintenance that an operator has set'],
] as const)('D11 %s goes on: %s', (operationId, _why) => {
  expect(isServedInMaintenance(operationId)).toBe(true)
})

const ROW_25 = [
  'paymentStatus',
  'orderQuery',
  'bookingByToken',
  'opsCaseList',
  'opsCaseSettle',
  'opsSwitchList',
  'opsSwitchSet',
]

test.each(Object.keys(operations).filter((id) => !ROW_25.includes(id)))('D11 %s is refused', (operationId) => {
  expect(isServedInMaintenance(operationId as keyof typeof operations)).toBe(false)
})
