import { describe, expect, test } from 'vitest'
import { feesOf, roomSums } from './offer-terms.ts'

const lira = (value: number) => ({ value, currency: 'try' as const })
const NOW = Date.parse('2027-05-01T09:00:00Z')
const fee = (from: string, value: number) => ({ from, price: lira(value) })

describe('what cancelling costs', () => {
  test('starts free, and rises in order of time', () => {
    const cancellationPolicies = [fee('2027-05-20T21:00:00Z', 2000), fee('2027-05-14T21:00:00Z', 500)]
    expect(feesOf({ cancellationPolicies }, NOW)).toEqual([
      { from: '2027-05-14T21:00:00Z', amount: lira(500) },
      { from: '2027-05-20T21:00:00Z', amount: lira(2000) },
    ])
  })

  test('has no start when it already applies, and then only the last step counts', () => {
    const cancellationPolicies = [
      fee('2027-04-01T00:00:00Z', 100),
      fee('2027-05-01T09:00:00Z', 500),
      fee('2027-05-20T21:00:00Z', 2000),
    ]
    expect(feesOf({ cancellationPolicies }, NOW)).toEqual([
      { amount: lira(500) },
      { from: '2027-05-20T21:00:00Z', amount: lira(2000) },
    ])
  })

  test('is nothing without terms', () => {
    expect(feesOf({ cancellationPolicies: [] }, NOW)).toEqual([])
  })
})

test('the nights of each room are added up, in the order of the search', () => {
  const night = (room: number, date: number, value: number) => ({ room, date, price: lira(value) })
  const priceBreakdowns = [
    night(2, 20270521, 10.1),
    night(1, 20270521, 20.2),
    night(2, 20270522, 0.2),
    night(1, 20270522, 20.2),
  ]
  const first = { room: 1, nights: 2, amount: lira(40.4) }
  const second = (value: number) => ({ room: 2, nights: 2, amount: lira(value) })
  expect(roomSums({ price: lira(50.7), priceBreakdowns })).toEqual([first, second(10.3)])
  // What rounding each night has lost belongs to the last room; a real difference is not hidden.
  expect(roomSums({ price: lira(50.72), priceBreakdowns })).toEqual([first, second(10.32)])
  expect(roomSums({ price: lira(60), priceBreakdowns })).toEqual([first, second(10.3)])
  expect(roomSums({ price: lira(60) })).toEqual([])
})
