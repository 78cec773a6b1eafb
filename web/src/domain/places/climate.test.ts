import { expect, test } from 'vitest'
import { barHeight, dryMonthsOf, warmSeaOf } from './climate.ts'

const year = (sea: (number | undefined)[], rain: number[] = Array.from({ length: 12 }, () => 5)) =>
  rain.map((days, month) => ({ air: 10, rain: days, ...(sea[month] === undefined ? {} : { sea: sea[month] }) }))

test.each([
  ['Antalya', [17, 16, 16, 18, 21, 25, 27, 28, 27, 25, 22, 19], { from: 6, to: 11 }],
  ['Istanbul', [9, 8, 8, 11, 15, 20, 23, 24, 22, 18, 15, 12], { from: 7, to: 9 }],
  ['a sea that is never warm', [9, 8, 8, 9, 12, 15, 17, 18, 16, 13, 11, 10], undefined],
  ['a place inland', [], undefined],
  ['a summer around the turn of the year', [24, 24, 23, 20, 18, 16, 15, 15, 16, 18, 20, 23], { from: 12, to: 3 }],
  ['a sea that is always warm', Array.from({ length: 12 }, () => 27), undefined],
])('the sea is warm (22° and more) of %s', (_, sea, expected) => {
  expect(warmSeaOf(year(sea))).toEqual(expected)
})

test('the dry months are the longest run with at most three days of rain', () => {
  expect(dryMonthsOf(year([], [2, 9, 7, 5, 3, 1, 0, 0, 1, 4, 6, 11]))).toEqual({ from: 5, to: 9 })
  expect(dryMonthsOf(year([], [12, 9, 7, 5, 5, 5, 6, 8, 9, 4, 6, 11]))).toBeUndefined()
})

test.each([
  [0, 2],
  [20, 50],
  [40, 100],
])('a bar of %i degrees is %i high when the warmest month has 40', (degrees, height) => {
  const climate = [0, 20, 40].map((air) => ({ air, rain: 0 }))
  expect(barHeight(climate, degrees)).toBe(height)
})

test('the scale begins at the coldest month when it is below zero', () => {
  const climate = [-10, 0, 10].map((air) => ({ air, rain: 0 }))
  expect(climate.map(({ air }) => barHeight(climate, air))).toEqual([2, 50, 100])
})
