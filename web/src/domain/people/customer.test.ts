import { describe, expect, test } from 'vitest'
import { checkCustomer, type Billing, type Customer } from './customer.ts'
import { isEmail } from './email.ts'
import { customerToWire, guestsToWire } from './saved-people.ts'

const good: Customer = {
  name: 'Ada',
  surname: 'Deniz',
  email: 'ada@example.com',
  phone: '532-111-2233',
  countryCode: '90',
  country: 'TR',
}
const company: Billing = { type: 'corporate', companyName: 'Deniz Ltd', taxOffice: 'Kadıköy', taxNumber: '1234567890' }

describe('required fields and formats (decision 40.1)', () => {
  test.each<[string, Partial<Customer>, [string, string][]]>([
    ['a good customer', {}, []],
    ["'Enter Name please'", { name: ' ' }, [['name', 'customer.name.required']]],
    ['an invisible name', { name: '\u200b' }, [['name', 'customer.name.required']]],
    ["'Please fill in required fields'", { surname: '' }, [['surname', 'form.required']]],
    ["'Enter e-mail please'", { email: '' }, [['email', 'customer.email.required']]],
    ['an e-mail that is none', { email: 'ada@example' }, [['email', 'customer.email.invalid']]],
    ['no phone', { phone: '' }, [['phone', 'form.required']]],
    ["'Invalid phone number'", { phone: '532-111' }, [['phone', 'phone.invalid']]],
    ['a phone of another country', { phone: '7946 0958', countryCode: '44' }, []],
    ['no dialling code', { phone: '7946 0958', countryCode: '' }, [['countryCode', 'form.required']]],
    ['no country', { country: '' }, [['country', 'form.required']]],
  ])('%s', (_, change, problems) => {
    expect(checkCustomer({ ...good, ...change })).toEqual(problems.map(([field, problem]) => ({ field, problem })))
  })

  test('an empty form has one problem per field, in order', () => {
    const empty = { name: '', surname: '', email: '', phone: '', countryCode: '90', country: '' }
    expect(checkCustomer(empty).map(({ field }) => field)).toEqual(['name', 'surname', 'email', 'phone', 'country'])
  })
})

describe('"individual / corporate with tax office and number" (decision 39.6)', () => {
  test.each<[string, Billing, string, [string, string][]]>([
    ['a person', { type: 'individual' }, 'TR', []],
    ['a person with a citizen number', { type: 'individual', taxNumber: '10000000146' }, 'TR', []],
    [
      '... a wrong one',
      { type: 'individual', taxNumber: '10000000147' },
      'TR',
      [['billing.taxNumber', 'customer.taxNumber.invalid']],
    ],
    ['a company', company, 'TR', []],
    ['a person who trades in their own name', { ...company, taxNumber: '10000000146' }, 'TR', []],
    [
      'a wrong check digit',
      { ...company, taxNumber: '1234567891' },
      'TR',
      [['billing.taxNumber', 'customer.taxNumber.invalid']],
    ],
    ['a company abroad', { ...company, taxNumber: 'DE 123456789' }, 'DE', []],
    [
      'a company that says nothing',
      { type: 'corporate' },
      'TR',
      [
        ['billing.companyName', 'form.required'],
        ['billing.taxOffice', 'form.required'],
        ['billing.taxNumber', 'form.required'],
      ],
    ],
  ])('%s', (_, billing, country, problems) => {
    const found = checkCustomer({ ...good, country, billing })
    expect(found).toEqual(problems.map(([field, problem]) => ({ field, problem })))
  })
})

test.each([
  ['a@b.co', true],
  ['ada.deniz+trip@mail.example.com', true],
  ["o'neil_99@xn--bro-hoa.example", true],
  ['ada@büro.example', false],
  ['ada@example', false],
  ['ada@@example.com', false],
  ['ada@example..com', false],
  ['ada@-example.com', false],
  ['.ada@example.com', false],
  ['ada..deniz@example.com', false],
  ['ada deniz@example.com', false],
  ['<ada@example.com>', false],
  ['@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('%s is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

describe('a saved customer', () => {
  test('is trimmed, in stored form, without empty fields', () => {
    const typed = { ...good, name: ' Ada ', phone: '0532 1112233', address: '  ', note: ' late ' }
    expect(customerToWire(typed)).toStrictEqual({ ...good, name: 'Ada', note: 'late' })
  })

  test('contains no direction marks, which the contract refuses', () => {
    const typed = {
      ...good,
      name: '\u202aAda\u202c',
      email: '\u2068ada@example.com\u2069',
      address: 'Moda\u200f \u202e2',
    }
    const saved = customerToWire({
      ...typed,
      note: '\u200b',
      billing: { ...company, companyName: '\u202bDeniz Ltd\u202c' },
    })
    expect(saved).toStrictEqual({ ...good, address: 'Moda\u200f 2', billing: company })
  })

  test('a private invoice drops the company fields', () => {
    const saved = customerToWire({ ...good, billing: { ...company, type: 'individual', taxNumber: '' } })
    expect(saved.billing).toStrictEqual({ type: 'individual' })
  })

  test("a company's invoice keeps the company fields", () => {
    const saved = customerToWire({ ...good, country: 'DE', billing: { ...company, taxNumber: 'de 123.456.789' } })
    expect(saved.billing).toStrictEqual({ ...company, taxNumber: 'DE123456789' })
  })
})

test('names of guests are saved trimmed, without direction marks', () => {
  const child = (name: string, surname: string) => ({ name, surname, type: 'child', age: 5 }) as const
  expect(guestsToWire([child(' Su ', ' Deniz')])).toStrictEqual([child('Su', 'Deniz')])
  expect(guestsToWire([child('\u202aSu\u202c', '\u2067Deniz\u2069')])).toStrictEqual([child('Su', 'Deniz')])
})
