import { expect, test } from 'vitest'
import type { FieldId, GuestsDraft } from './draft.ts'
import { problemsOf, reduceForm, startForm, type GuestsEvent, type GuestsForm } from './form.ts'

const draft: GuestsDraft = {
  customer: {
    name: '',
    surname: '',
    email: '',
    phoneCountry: 'TR',
    phone: '',
    country: 'TR',
    address: '',
    billing: 'individual',
    companyName: '',
    taxOffice: '',
    taxNumber: '',
  },
  guests: [
    { name: '', surname: '', type: 'adult' },
    { name: '', surname: '', type: 'adult' },
  ],
  wishes: '',
  same: true,
}
const run = (...events: GuestsEvent[]): GuestsForm => events.reduce(reduceForm, startForm(draft))
const type = (field: FieldId, value: string): GuestsEvent => ({ type: 'typed', field, value })
const leave = (field: FieldId): GuestsEvent => ({ type: 'left', field })
const send: GuestsEvent = { type: 'sent', refused: [] }
const firstName = ({ draft: { guests } }: GuestsForm) => guests[0]?.name

test('shows the problem of a field left with content, not of one left empty', () => {
  expect(run(leave('customer.email')).shown.size).toBe(0)
  expect([...run(type('customer.email', 'defne@'), leave('customer.email')).shown]).toEqual(['customer.email'])
})

test('lists every field in the summary after an empty submit, and clears nothing', () => {
  const form = run(type('wishes', 'Cot'), send)
  expect(form.summary).toEqual(problemsOf(form).map(({ field }) => field))
  expect(form.summary).toContain('guests.1.surname')
  expect([form.attempt, form.draft.wishes]).toEqual([1, 'Cot'])
})

test('removes a corrected field from the summary until the next submit', () => {
  const corrected = run(send, type('customer.name', 'Defne'))
  expect(corrected.summary).not.toContain('customer.name')
  const wrongAgain = reduceForm(corrected, type('customer.name', ''))
  expect(wrongAgain.summary).not.toContain('customer.name')
  expect(reduceForm(wrongAgain, send).summary).toContain('customer.name')
})

test.each<[string, GuestsEvent[], string, boolean]>([
  ['filled when the name is left', [type('customer.name', 'Defne'), leave('customer.name')], 'Defne', true],
  ['filled at the submit, for autofill', [type('customer.name', 'Defne'), send], 'Defne', true],
  [
    'not when the switch is off',
    [{ type: 'same', on: false }, type('customer.name', 'Defne'), leave('customer.name')],
    '',
    false,
  ],
  [
    'editing the customer later does not silently change guests',
    [type('customer.name', 'Defne'), leave('customer.name'), type('customer.name', 'Deniz'), leave('customer.name')],
    'Defne',
    false,
  ],
  [
    'switched on again it takes the new name',
    [type('customer.name', 'Defne'), send, type('customer.name', 'Deniz'), { type: 'same', on: true }],
    'Deniz',
    true,
  ],
  [
    'a name of one’s own turns it off',
    [type('customer.name', 'Defne'), send, type('guests.0.name', 'Ada')],
    'Ada',
    false,
  ],
])('copies the customer’s name to the first guest: %s', (_title, events, name, same) => {
  const form = run(...events)
  expect([firstName(form), form.draft.same]).toEqual([name, same])
})

test('keeps a refused foreign phone number until it or its country changes', () => {
  const refused = [{ field: 'customer.phone' as const, problem: 'phone.invalid' }]
  const events = [type('customer.phoneCountry', 'DE'), type('customer.phone', '030 12345')]
  const form = run(...events, { type: 'sent', refused })
  expect(problemsOf(form)).toContainEqual(refused[0])
  expect(form.summary).toContain('customer.phone')
  for (const event of [type('customer.phone', '030 123456'), type('customer.phoneCountry', 'FR')]) {
    expect(problemsOf(reduceForm(form, event))).not.toContainEqual(refused[0])
  }
})
