import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardBrand,
  cardToWire,
  checkCard,
  formatExpiry,
  groupCardNumber,
  isCardNumber,
  parseExpiry,
  type CardFields,
} from './card.ts'

const today = 20261120
const good: CardFields = { number: '4111 1111 1111 1111', expiry: '12/2027', cvv: '123', owner: 'Ada Deniz' }
const only = (field: string, problem: string) => [{ field, problem }]

describe('the messages of decision 40.1', () => {
  test.each<[string, Partial<CardFields>, object[]]>([
    ['a good card', {}, []],
    ["'Please Enter card number'", { number: ' ' }, only('number', 'card.number.required')],
    ["'Please a valid credit card number'", { number: '4111111111111112' }, only('number', 'card.number.invalid')],
    ['... with letters', { number: '4111x1111111111111' }, only('number', 'card.number.invalid')],
    ["'Please enter card expiry date'", { expiry: '' }, only('expiry', 'card.expiry.required')],
    ["'Please enter the correct format. (MM/YYYY)'", { expiry: 'May' }, only('expiry', 'card.expiry.format')],
    ["'Please enter a valid date': month 13", { expiry: '13/2027' }, only('expiry', 'card.expiry.invalid')],
    ['... month 00', { expiry: '00/2027' }, only('expiry', 'card.expiry.invalid')],
    ['... last month', { expiry: '10/2026' }, only('expiry', 'card.expiry.invalid')],
    ['... beyond what the contract takes', { expiry: '01/2100' }, only('expiry', 'card.expiry.invalid')],
    ['good to the end of this month', { expiry: '11/2026' }, []],
    ["'Please enter CVV code'", { cvv: '' }, only('cvv', 'card.cvv.required')],
    ['... two digits', { cvv: '12' }, only('cvv', 'card.cvv.required')],
    ['... five digits', { cvv: '12345' }, only('cvv', 'card.cvv.required')],
    ['... four on a Visa', { cvv: '1234' }, only('cvv', 'card.cvv.required')],
    ['... three on an Amex', { number: '378282246310005' }, only('cvv', 'card.cvv.required')],
    ['four on an Amex', { number: '378282246310005', cvv: '1234' }, []],
    ["'Please enter card owner'", { owner: ' ' }, only('owner', 'card.owner.required')],
    ['all in Arabic digits', { number: '٤١١١ ١١١١ ١١١١ ١١١١', expiry: '١٢/٢٧', cvv: '١٢٣' }, []],
    [
      'all in full-width digits',
      { number: '４１１１　１１１１　１１１１　１１１１', expiry: '１２／２０２７', cvv: '１２３' },
      [],
    ],
    ['all in Persian digits', { number: '۴۱۱۱-۱۱۱۱-۱۱۱۱-۱۱۱۱', expiry: '۱۲/۲۰۲۷', cvv: '۱۲۳' }, []],
  ])('%s', (_, change, problems) => {
    expect(checkCard({ ...good, ...change }, today)).toEqual(problems)
  })

  test('an empty form has one problem per field, in the order of the fields', () => {
    const empty = { number: '', expiry: '', cvv: '', owner: '' }
    expect(checkCard(empty, today).map(({ field }) => field)).toEqual(['number', 'expiry', 'cvv', 'owner'])
  })

  test('no problem contains a typed value', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789/'), minLength: 3 })
    fc.assert(
      fc.property(typed, typed, typed, (number, expiry, cvv) => {
        const told = checkCard({ number, expiry, cvv, owner: '' }, today).map(({ problem }) => problem)
        for (const text of [number, expiry, cvv]) expect(told.join(' ')).not.toContain(text)
      }),
    )
  })
})

describe('"Luhn 13–19" (decision 40.4)', () => {
  test.each([
    ['4222222222222', true],
    ['4111-1111-1111-1111', true],
    ['6304000000000000000', true],
    ['6304000000000000001', false],
    ['411111111111', false],
    ['41111111111111111111', false],
    ['4111.1111.1111.1111', false],
  ])('%s: %s', (number, valid) => {
    expect(isCardNumber(number)).toBe(valid)
  })

  const body = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 18 })
  test('exactly one of the ten possible last digits is valid', () => {
    fc.assert(
      fc.property(body, (digits) => {
        expect([...'0123456789'].filter((last) => isCardNumber(digits + last))).toHaveLength(1)
      }),
    )
  })
})

test.each([
  ['4', 'visa'],
  ['51', 'mastercard'],
  ['5600', 'unknown'],
  ['2220', 'unknown'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['9792', 'troy'],
  ['', 'unknown'],
])('a number that begins with %s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})

describe('"Accept MM/YY and expand; show MM/YYYY" (decision 40.5)', () => {
  test.each([
    ['05/2028', '05/2028'],
    ['5/28', '05/2028'],
    ['05/28', '05/2028'],
    ['0528', '05/2028'],
    ['052028', '05/2028'],
    ['05 / 2028', '05/2028'],
    ['05-28', '05/2028'],
    ['05 28', '05/2028'],
    ['2028-05', '05/2028'],
    ['٠٥/٢٨', '05/2028'],
    ['05/', '05/'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  test.each(['', '5', '528', '05/202', '05/20288', 'x05/28', '05//28'])('%s cannot be read', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined()
  })
})

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['6304000000000000000999', '6304 0000 0000 0000 000'],
  ['', ''],
])('%s is shown as %s', (digits, shown) => {
  expect(groupCardNumber(digits)).toBe(shown)
})

test('cardToWire returns digits only', () => {
  const typed = { number: '٤١١١ 1111-1111 1111', expiry: '12 / 27', cvv: ' 123 ', owner: ' Ada Deniz ' }
  expect(cardToWire(typed)).toEqual({ number: '4111111111111111', expiry: '12/2027', cvv: '123', holder: 'Ada Deniz' })
})
