import { describe, expect, test } from 'vitest'
import {
  addressOf,
  customerOf,
  passportOf,
  phoneParts,
  wireAddressOf,
  wireCustomerOf,
  wirePassportOf,
} from './person.ts'

test.each([
  ['+90 532 000 01 48', { countryCode: '90', areaCode: '532', phoneNumber: '0000148' }],
  ['0090 532 000 01 48', { countryCode: '90', areaCode: '532', phoneNumber: '0000148' }],
  ['0532 000 01 48', { countryCode: '90', areaCode: '532', phoneNumber: '0000148' }],
  ['532-000-0148', { countryCode: '90', areaCode: '532', phoneNumber: '0000148' }],
  ['0242 000 00 42', { countryCode: '90', areaCode: '242', phoneNumber: '0000042' }],
  ['+49 30 5550100', { phoneNumber: '+49305550100' }],
  ['+1 532 000 0148', { phoneNumber: '+15320000148' }],
  ['5550100', { phoneNumber: '5550100' }],
])('phone %s', (phone, parts) => {
  expect(phoneParts(phone)).toEqual(parts)
})

describe('addresses', () => {
  const address = {
    city: 'İzmir',
    country: 'TR',
    email: 'defne@posta.example',
    phone: '+90 532 000 01 48',
    zipCode: '35000',
  }

  test("sends the leader's phone in parts, and others as they are (decision 17.8)", () => {
    const otherFields = {
      email: 'defne@posta.example',
      zipCode: '35000',
      city: { name: 'İzmir' },
      country: { id: 'TR' },
    }
    const contactPhone = { countryCode: '90', areaCode: '532', phoneNumber: '0000148' }
    expect(wireAddressOf(address, true)).toEqual({ contactPhone, ...otherFields })
    expect(wireAddressOf(address, false)).toEqual({ phone: address.phone, ...otherFields })
    expect(wireAddressOf(undefined, true)).toBeUndefined()
    expect(wireAddressOf({ country: 'Türkiye' }, true)).toEqual({ country: { name: 'Türkiye' } })
  })

  test.each<[string, Parameters<typeof addressOf>[0], ReturnType<typeof addressOf>]>([
    ['nothing', undefined, undefined],
    ['empty texts', { email: '', address: '', zipCode: '', contactPhone: {} }, undefined],
    [
      'parts of a phone',
      { contactPhone: { countryCode: '90', areaCode: '532', phoneNumber: '0000148' } },
      { phone: '+90 532 0000148' },
    ],
    [
      'a flat phone',
      { phone: '5550100', city: { id: '1', name: 'İzmir' }, country: { id: 'TR', name: 'Türkiye' } },
      { phone: '5550100', city: 'İzmir', country: 'TR' },
    ],
    ['a phone that is none', { phone: 'ask Ayşe', email: 'no mail' }, undefined],
    ['an address without a place', { email: 'a@b' }, undefined],
    ['an address with an empty name', { email: 'a@posta..example' }, undefined],
    ['an address of several names', { email: 'a.b@mail.posta.example' }, { email: 'a.b@mail.posta.example' }],
  ])('back: %s', (_name, wire, expected) => {
    expect(addressOf(wire)).toEqual(expected)
  })
})

describe('passports', () => {
  test('are converted for the provider', () => {
    expect(wirePassportOf({ serial: 'U', number: '5550100', expireDate: 20300101 })).toEqual({
      serial: 'U',
      number: '5550100',
      expireDate: '2030-01-01',
    })
    expect(wirePassportOf(undefined)).toBeUndefined()
  })

  test('are converted from the provider, without unset values', () => {
    const unset = { expireDate: '0001-01-01T00:00:00', issueDate: '0001-01-01T00:00:00', citizenshipCountryCode: '' }
    expect(passportOf(unset)).toBeUndefined()
    expect(passportOf({ ...unset, number: '5550100', expireDate: '2030-01-01T00:00:00' })).toEqual({
      number: '5550100',
      expireDate: 20300101,
    })
  })
})

test('a customer survives the conversion to the provider and back', () => {
  const customer = {
    isCompany: true,
    title: 1 as const,
    name: 'Deniz',
    birthDate: 19900412,
    taxInfo: { taxOffice: 'Antalya', taxNumber: '123456' },
    address: { email: 'deniz@posta.example', phone: '5550100' },
  }
  const wire = wireCustomerOf(customer)
  expect(wire).toEqual({ ...customer, birthDate: '1990-04-12' })
  expect(customerOf({ ...wire, birthDate: '1990-04-12T00:00:00' })).toEqual(customer)
  expect(wireCustomerOf(undefined)).toBeUndefined()
  expect(customerOf(undefined)).toBeUndefined()
  expect(customerOf({})).toEqual({ isCompany: false })
})
