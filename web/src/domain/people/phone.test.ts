import { describe, expect, test } from 'vitest'
import { formatTurkishPhone, isPhone, isTurkishPhone, phoneToWire, toE164 } from './phone.ts'

describe('"after stripping non-digits it must be three digits, three digits, four digits separated by hyphens" (decision 40.2)', () => {
  test.each([
    ['5321112233', '532-111-2233', true],
    ['532 111 22 33', '532-111-2233', true],
    ['(532) 111-2233', '532-111-2233', true],
    ['05321112233', '532-111-2233', true],
    ['+90 532 111 22 33', '532-111-2233', true],
    ['0090 532 111 22 33', '532-111-2233', true],
    ['٥٣٢١١١٢٢٣٣', '532-111-2233', true],
    ['9053211122', '905-321-1122', true],
    ['532111223', '532-111-223', false],
    ['532', '532', false],
    ['5321', '532-1', false],
    ['', '', false],
  ])('%s is %s, whole: %s', (typed, shown, whole) => {
    expect(formatTurkishPhone(typed)).toBe(shown)
    expect(isTurkishPhone(typed)).toBe(whole)
  })

  test('"max length 10": an eleventh digit is neither shown nor accepted', () => {
    expect(formatTurkishPhone('53211122334')).toBe('532-111-2233')
    expect(isTurkishPhone('53211122334')).toBe(false)
  })

  test('a formatted number is complete as soon as it has ten digits', () => {
    expect(isTurkishPhone(formatTurkishPhone('53211122334'))).toBe(true)
  })
})

describe('"Country select in checkout (E.164)" (decision 40.3)', () => {
  test.each([
    ['532 111 22 33', '90', true],
    ['532 111 22 3', '90', false],
    ['030 901820', '49', true],
    ['(020) 7946-0958', '44', true],
    ['\u202a030 901820\u202c', '49', true],
    ['1234', '49', false],
    ['12345678901234', '44', false],
    ['1234567890123', '44', true],
    ['phone', '44', false],
    ['7946x0958', '44', false],
  ])('%s with +%s: %s', (national, code, good) => {
    expect(isPhone(national, code)).toBe(good)
  })
})

test('"stored ddd-ddd-dddd" (decision 40.2), other countries as digits', () => {
  expect(phoneToWire('0532 1112233', '90')).toBe('532-111-2233')
  expect(phoneToWire('(020) 7946-0958', '44')).toBe('02079460958')
  expect(toE164('0532 111 22 33', '90')).toBe('+905321112233')
  expect(toE164('7946 0958', '44')).toBe('+4479460958')
})
