import { PassengerType } from '@rota/openapi/agency/enums'
import { describe, expect, test } from 'vitest'
import { flightTypeOf, genderOf, enumValueOf, passengerTypeOf, travellerTypeOf, wireGenderOf } from './enums.ts'

describe('gender: provider Female 0, Male 1; ours 1, 2 (decision 18.3)', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, undefined],
    [undefined, undefined],
  ])('from the provider: %s is %s', (wire, ours) => {
    expect(genderOf(wire)).toBe(ours)
  })

  test.each([
    [1, 1, 0],
    [2, 3, 1],
    [undefined, 1, 1],
    [undefined, 2, 0],
    [undefined, 3, 0],
    [undefined, 4, 0],
    [undefined, 5, undefined],
    [undefined, 6, undefined],
  ])('to the provider: %s with the title %s is %s', (gender, title, wire) => {
    expect(wireGenderOf(gender, title)).toBe(wire)
  })
})

test.each([
  [0, 1],
  [1, 2],
  [7, 1],
  [undefined, 1],
])('flight type: provider %s is %s (Regular 0, Charter 1; ours 1, 2)', (wire, ours) => {
  expect(flightTypeOf(wire)).toBe(ours)
})

test.each([
  [1, 1],
  [6, 6],
  [8, 8],
  [9, undefined],
  [10, undefined],
  [0, undefined],
  [undefined, undefined],
])('passenger type: provider %s is %s; Medical 9 and what comes after it say nothing', (wire, ours) => {
  expect(passengerTypeOf(wire)).toBe(ours)
})

test.each([
  [1, 2, 1],
  [3, undefined, 3],
  [undefined, 2, 2],
  [undefined, 3, 3],
  [undefined, 9, 1],
  [undefined, undefined, 1],
  [42, 2, 2],
])('traveller type %s, paying as %s, is %s', (type, passengerType, ours) => {
  expect(travellerTypeOf(type, passengerType)).toBe(ours)
})

test.each([
  ['1', undefined],
  [1, 1],
  [1.5, undefined],
  [null, undefined],
])('known: %j is %s', (value, ours) => {
  expect(enumValueOf(PassengerType, value)).toBe(ours)
})
