import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCitizenNumber, isTaxNumber, isTurkishTaxNumber, taxNumberToWire } from './tax-number.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

describe('"Tax number check digit (10)" (decision 39.6)', () => {
  test.each([
    ['1234567890', true],
    ['1234567891', false],
    ['0000000000', false],
    ['123456789', false],
    ['12345678900', false],
    ['١٢٣٤٥٦٧٨٩٠', true],
  ])('%s: %s', (number, good) => {
    expect(isTurkishTaxNumber(number)).toBe(good)
  })

  test('exactly one of the ten possible last digits is valid', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        expect([...'0123456789'].filter((last) => isTurkishTaxNumber(nine + last))).toHaveLength(1)
      }),
    )
  })
})

describe('"citizen number check (11)" (decision 39.6)', () => {
  test.each([
    ['10000000146', true],
    ['11111111110', true],
    ['10000000147', false],
    ['10000000156', false],
    ['00000000000', false],
    ['1000000014', false],
  ])('%s: %s', (number, good) => {
    expect(isCitizenNumber(number)).toBe(good)
  })

  test('exactly one of the hundred possible last pairs is valid', () => {
    const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'))
    fc.assert(
      fc.property(digits(8), (eight) => {
        expect(pairs.filter((pair) => isCitizenNumber(`1${eight}${pair}`))).toHaveLength(1)
      }),
    )
  })
})

describe('"other countries accept VAT ids" (decision 39.6)', () => {
  test.each([
    ['TR', '1234567890', true],
    ['TR', '123 456 7890', true],
    ['TR', '10000000146', true],
    ['TR', '1234567891', false],
    ['TR', 'DE123456789', false],
    ['DE', 'DE 123 456 789', true],
    ['NL', 'nl.1234.56.789.b01', true],
    ['DE', '1234', false],
    ['DE', 'none given', false],
    ['DE', 'DE123456789012345678901', false],
    ['DE', 'DE123<456', false],
  ])('%s %s: %s', (country, number, good) => {
    expect(isTaxNumber(number, country)).toBe(good)
  })

  test('is sent as capitals and digits', () => {
    expect(taxNumberToWire(' de 123-456.789 ')).toBe('DE123456789')
  })
})
