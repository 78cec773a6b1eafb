import { afterEach, describe, expect, test, vi } from 'vitest'
import { contactPhone } from '../../domain/forms/contact-phone.ts'
import { countryOfCode, diallingCodeOf } from '../../domain/people/countries.ts'
import { readPhone } from './phone-rules.ts'

describe('trunk and international prefixes follow the numbering plan (decision 40.3)', () => {
  test.each([
    ['IT', '06 1234 5678', '39', '0612345678'],
    ['CI', '07 12 34 56 78', '225', '0712345678'],
    ['RU', '8 912 345-67-89', '7', '9123456789'],
    ['KZ', '8 701 234 5678', '7', '7012345678'],
    ['BY', '8 029 123 45 67', '375', '291234567'],
    ['HU', '06 30 123 4567', '36', '301234567'],
    ['DE', '(0)30 1234567', '49', '301234567'],
    ['DE', '0049 30 1234567', '49', '301234567'],
    ['DE', '\u202a030 1234567\u202c', '49', '301234567'],
    ['DE', '0044 20 7946 0958', '44', '2079460958'],
    ['US', '011 49 30 1234567', '49', '301234567'],
  ])('%s %s is +%s %s', async (country, typed, countryCode, phone) => {
    const read = { phone, countryCode }
    expect(await readPhone(country, typed)).toEqual(read)
    expect(contactPhone(typed, diallingCodeOf(country), read)).toBe(`+${countryCode}${phone}`)
    // Saved and opened again, the form shows the national number and reads it as the same one.
    expect(await readPhone(countryOfCode(countryCode, country), phone)).toEqual(read)
  })

  test.each([
    ['a wrong length', 'DE', '030 1234567890123'],
    ['too short for the contract without its trunk zero', 'DE', '01234'],
    ['a satellite phone, whose code is no country’s', 'DE', '00870 773 123 456'],
  ])('refuses %s', async (_, country, typed) => {
    expect(await readPhone(country, typed)).toBe('impossible')
  })

  test('leaves Turkish numbers to their own rule, and a missing one to the form', async () => {
    expect([await readPhone('TR', '532'), await readPhone('DE', '')]).toEqual([undefined, undefined])
  })
})

describe('without the numbering plans', () => {
  afterEach(() => {
    vi.doUnmock('libphonenumber-js/min')
    vi.resetModules()
  })

  test('returns undefined, so that the typed number stays', async () => {
    vi.resetModules()
    vi.doMock('libphonenumber-js/min', () => {
      throw new Error('lost')
    })
    const lost = await import('./phone-rules.ts')
    expect(await lost.readPhone('DE', '030 1234567')).toBeUndefined()
  })
})

test('a Turkish number written with its international prefix is stored as one', async () => {
  const read = await readPhone('DE', '0090 532 111 22 33')
  expect(read).toEqual({ phone: '5321112233', countryCode: '90' })
  expect(contactPhone('', '49', { phone: '5321112233', countryCode: '90' })).toBe('532-111-2233')
})
