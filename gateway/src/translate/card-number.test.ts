import { describe, expect, test } from 'vitest'
import { hasCardNumber, withoutCardNumbers } from './card-number.ts'

describe('decision 10.2 a card number in a name', () => {
  test.each([
    ['5105105105105100', '[card number]'],
    ['/query/x5105105105105100y', '/query/x[card number]y'],
    ['5105-1051-0510-5100', '[card number]'],
    ['a 5105 1051 0510 5100, b', 'a [card number], b'],
    ['3782.822463.10005', '[card number]'],
    ['4222222222222', '[card number]'],
    ['4000000000001000 and 4000000000001091', '[card number] and [card number]'],
  ])('%s is left out', (text, rest) => {
    expect(withoutCardNumbers(text)).toBe(rest)
    expect(hasCardNumber(text)).toBe(true)
  })

  test.each([
    ['whose last digit does not check', '5105105105105101'],
    ['as an identifier', '4b1f8e6e-5f1c-4a64-9d3c-0f6a1f2d7c11'],
    ['as an identifier of digits only', '51051051-0510-4100-8105-105105105100'],
    ['as a moment', '1790000000000'],
    ['as a day', '2027-05-21'],
    ['as an account', 'TR330006100519786457841326'],
    ['as a telephone number', '+90 532 000 01 48'],
  ])('other digits stay: %s', (_what, text) => {
    expect(withoutCardNumbers(text)).toBe(text)
  })
})
