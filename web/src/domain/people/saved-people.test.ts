import { describe, expect, test } from 'vitest'
import type { Billing, Customer } from './customer.ts'
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

describe('a customer that is saved', () => {
  test('is trimmed, in stored form, without empty fields', () => {
    const typed = { ...good, name: ' Ada ', phone: '0532 1112233', address: '  ', note: ' late ' }
    expect(customerToWire(typed)).toStrictEqual({ ...good, name: 'Ada', note: 'late' })
  })

  test('has no direction marks, which the contract refuses', () => {
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

  test('a private invoice carries nothing of the company typed before', () => {
    const saved = customerToWire({ ...good, billing: { ...company, type: 'individual', taxNumber: '' } })
    expect(saved.billing).toStrictEqual({ type: 'individual' })
  })

  test('a company keeps its own', () => {
    const saved = customerToWire({ ...good, country: 'DE', billing: { ...company, taxNumber: 'de 123.456.789' } })
    expect(saved.billing).toStrictEqual({ ...company, taxNumber: 'DE123456789' })
  })
})

test('names of guests are saved trimmed, without direction marks', () => {
  const child = (name: string, surname: string) => ({ name, surname, type: 'child', age: 5 }) as const
  expect(guestsToWire([child(' Su ', ' Deniz')])).toStrictEqual([child('Su', 'Deniz')])
  expect(guestsToWire([child('\u202aSu\u202c', '\u2067Deniz\u2069')])).toStrictEqual([child('Su', 'Deniz')])
})
