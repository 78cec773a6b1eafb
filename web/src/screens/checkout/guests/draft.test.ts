import { expect, test } from 'vitest'
import type { Booking } from '../../../booking/change.ts'
import { draftToWire } from './draft-to-wire.ts'
import { checkDraft, draftOf, fitDraft, isComplete, type GuestsDraft } from './draft.ts'
import type { Customer } from '../../../domain/people/customer.ts'
import { basketFor } from './testing/basket.ts'

const booking = basketFor({ adults: 2, children: [6] })
const empty = draftOf(booking)
const filled: GuestsDraft = {
  customer: {
    ...empty.customer,
    name: ' Defne ',
    surname: 'Aydın',
    email: 'defne@example.com',
    phone: '532-555-0148',
    address: 'Moda',
  },
  guests: [
    { name: 'Defne', surname: 'Aydın', type: 'adult' },
    { name: 'Mert', surname: 'Aydın', type: 'adult' },
    { name: 'Ada', surname: 'Aydın', type: 'child', age: 6 },
  ],
  wishes: ' High floor ',
  same: true,
}

test('asks for one guest per place, with the ages of the party’s children', () => {
  expect(empty.guests.map(({ type, age }) => [type, age])).toEqual([
    ['adult', undefined],
    ['adult', undefined],
    ['child', 6],
  ])
  expect(empty.same).toBe(true)
})

test('returns the problems of an empty draft in page order (decision 40.1)', () => {
  expect(checkDraft(empty).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'customer.name customer.name.required',
    'customer.surname form.required',
    'customer.email customer.email.required',
    'customer.phone form.required',
    ...[0, 1, 2].flatMap((index) => [
      `guests.${index}.name guest.name.required`,
      `guests.${index}.surname guest.name.required`,
    ]),
  ])
})

test('requires name, tax office and tax number of a company, after the guests', () => {
  const customer = { ...filled.customer, billing: 'corporate' as const }
  expect(checkDraft({ ...filled, customer }).map(({ field }) => field)).toEqual([
    'customer.companyName',
    'customer.taxOffice',
    'customer.taxNumber',
  ])
  const wrong = { ...customer, companyName: 'A', taxOffice: 'B', taxNumber: '1234567891' }
  expect(checkDraft({ ...filled, customer: wrong })).toEqual([
    { field: 'customer.taxNumber', problem: 'customer.taxNumber.invalid' },
  ])
})

test('trims saved texts and drops company fields from a private invoice', () => {
  const customer = { ...filled.customer, companyName: 'left over' }
  expect(draftToWire({ ...filled, customer })).toEqual({
    customer: {
      name: 'Defne',
      surname: 'Aydın',
      email: 'defne@example.com',
      phone: '532-555-0148',
      countryCode: '90',
      country: 'TR',
      customerCountry: 'TR',
      address: 'Moda',
      billing: { type: 'individual' },
    },
    guests: filled.guests,
    wishes: 'High floor',
  })
})

test('reads a saved draft back as the same, complete draft', () => {
  const { customer, guests, wishes } = draftToWire(filled)
  const saved: Booking = { ...booking, customer, guests, specialRequests: wishes }
  expect(draftToWire(draftOf(saved))).toEqual({ customer, guests, wishes })
  expect(draftOf(saved).same).toBe(true)
  expect([isComplete(saved), isComplete(booking)]).toEqual([true, false])
})

test('keeps names when an adult is added, and is no longer complete', () => {
  const { customer, guests } = draftToWire(filled)
  const grown = { ...booking, customer, guests, products: basketFor({ adults: 3, children: [6] }).products }
  expect(fitDraft(filled, grown).guests.map(({ name }) => name)).toEqual(['Defne', 'Mert', '', 'Ada'])
  expect(isComplete(grown)).toBe(false)
})

test('keeps the country of a foreign phone number', () => {
  const customer = { ...filled.customer, phoneCountry: 'DE', phone: '030 123456', country: 'DE' }
  const wire = draftToWire({ ...filled, customer }).customer
  expect([wire.countryCode, wire.phone]).toEqual(['49', '030123456'])
  expect(draftOf({ ...booking, customer: wire }).customer.phoneCountry).toBe('DE')
})

test.each([
  ['RU', '8 912 345-67-89', { phone: '9123456789', countryCode: '7' }, 'RU'],
  ['DE', '0049 30 1234567', { phone: '301234567', countryCode: '49' }, 'DE'],
  ['DE', '0044 20 7946 0958', { phone: '2079460958', countryCode: '44' }, 'GB'],
])(
  'a phone of %s typed as %s is saved and shown again as its numbering plan reads it',
  (country, phone, read, shown) => {
    const customer = { ...filled.customer, phoneCountry: country, phone, country }
    const wire = draftToWire({ ...filled, customer }, undefined, read).customer
    expect(wire).toMatchObject(read)
    expect(draftOf({ ...booking, customer: wire }).customer).toMatchObject({ phoneCountry: shown, phone: read.phone })
  },
)

test('saves wishes without direction marks', () => {
  expect(draftToWire({ ...filled, wishes: '\u202bHigh floor\u202c\n' }).wishes).toBe('High floor')
})

test.each<[string, Partial<Customer>, Partial<Customer>]>([
  ['another country of residence', { country: 'DE', customerCountry: 'FR' }, { customerCountry: 'FR' }],
  ['no other country of residence than that of the invoice', { country: 'DE', customerCountry: 'DE' }, {}],
  ['a note', { note: 'Call first' }, { note: 'Call first' }],
  [
    'an invoice address',
    { billing: { type: 'individual', address: 'Kadıköy' } },
    { billing: { type: 'individual', address: 'Kadıköy' } },
  ],
])('keeps a saved value that the form does not have: %s (decision 39.5)', (_, known, kept) => {
  const wire = draftToWire(filled).customer
  expect(draftToWire(filled, { ...wire, ...known }).customer).toEqual({ ...wire, customerCountry: 'TR', ...kept })
})
