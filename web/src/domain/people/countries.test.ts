import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { COUNTRIES, countriesIn, countryOfCode, diallingCodeOf } from './countries.ts'

test("the table equals libphonenumber's", () => {
  const theirs = getCountries().map((iso) => `${iso}${getCountryCallingCode(iso)}`)
  expect(COUNTRIES.map(({ iso, code }) => iso + code).toSorted()).toEqual(theirs.toSorted())
})

test.each([
  ['90', 'TR', 'TR', 'its own'],
  ['1', 'CA', 'CA', 'shared, and preferred'],
  ['1', 'TR', 'US', 'shared: the first'],
  ['7', 'DE', 'RU', 'shared: the first'],
  ['44', 'GG', 'GG', 'shared, and preferred'],
  ['0', 'DE', 'TR', 'unknown: home'],
])('dialling code %s with country %s is shown as %s: %s', (code, preferred, expected) => {
  expect(countryOfCode(code, preferred)).toBe(expected)
})

test('a country has its dialling code', () => {
  expect([diallingCodeOf('DE'), diallingCodeOf('TR'), diallingCodeOf('??')]).toEqual(['49', '90', '90'])
})

test('sorts names by the language, Türkiye first', () => {
  const names = countriesIn('en').map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Türkiye', 'Afghanistan', 'Åland Islands'])
  expect(countriesIn('ar')[0]?.name).toBe('تركيا')
})
