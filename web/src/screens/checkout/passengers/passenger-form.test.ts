import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTypedPassengers, keepTypedPassengers, typedPassengers } from '../../../booking/typed-passengers.ts'
import { fillPlaces, type Guest, type GuestPlace } from '../../../domain/people/guests.ts'
import type { PassengerDraft } from '../../../domain/people/passengers.ts'
import {
  draftFor,
  fitDocuments,
  isShown,
  storeDocuments,
  listedProblems,
  renameGuests,
  passengerProblems,
  sendPassengers,
  startPassengers,
  typePassenger,
  type Named,
} from './passenger-form.ts'

beforeEach(forgetTypedPassengers)

const asked = {
  guest: 0,
  travellerId: '1',
  type: 1,
  requiredFields: ['birthDate'],
  availableTitles: [1],
  birthDateFrom: 19170529,
  birthDateTo: 20150528,
}
const NAMELESS = { name: '', surname: '' }
const adult: Named = { type: 'adult', ...NAMELESS }
const child = (age: number, name = ''): Guest => ({ type: 'child', age, name, surname: '' })
/** A flight's passenger, whose age only stands for a kind. */
const minor = (category: 'baby' | 'child'): Named => ({ ...child(category === 'baby' ? 1 : 11), category })
const ADULTS = [adult, adult, adult]
const start = (places: readonly Named[] = ADULTS) => fitDocuments(startPassengers(), places)

test('restores what was typed when the form is opened again', () => {
  typePassenger(start(), 1, { birthDate: '12.04.1990', citizen: false })
  const reopened = start()
  expect([draftFor(reopened, 1).birthDate, draftFor(reopened, 1).citizen]).toEqual(['12.04.1990', false])
  expect(draftFor(reopened, 2).citizen).toBe(true)
})

test('starts with the nationality for which the rooms were priced (decision 35.11)', () => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'rota.nationality' ? 'DE' : null) })
  const { citizen, nationality } = draftFor(start(), 0)
  vi.unstubAllGlobals()
  expect([citizen, nationality]).toEqual([false, 'DE'])
})

test('does not store a number as long as a card number', () => {
  const form = typePassenger(start(), 0, { passportNumber: '4000 0000 0000 1000' })
  expect(draftFor(form, 0).passportNumber).toBe('4000 0000 0000 1000')
  expect(draftFor(start(), 0).passportNumber).toBe('')
})

test.each<[string, Named[], Named[], string[]]>([
  ['two adults and a child, then an adult and the child', [adult, adult, child(5)], [adult, child(5)], ['0', '2']],
  ['an adult and a child, then a second adult', [adult, child(5)], [adult, adult, child(5)], ['0', '', '1']],
  ['a child and an infant, then the infant', [adult, child(5), child(1)], [adult, child(1)], ['0', '2']],
  ['two rooms, then the second alone', [adult, child(5), adult, child(8)], [adult, child(8)], ['0', '3']],
  ['children of 5 and 8, then the one of 8', [child(5), child(8)], [child(8)], ['1']],
  ['an infant and a child of 8, then the infant is 3', [child(1), child(8)], [child(3), child(8)], ['0', '1']],
  ['children of 5 and 8, then the first is 9', [child(5), child(8)], [child(9), child(8)], ['0', '1']],
  ['a child of a hotel, then of a flight', [adult, child(5)], [adult, minor('child')], ['0', '1']],
])('keeps documents with their guest when the basket changes: %s', (_, before, after, expected) => {
  const typed = before.reduce(
    (form, _guest, at) => typePassenger(form, at, { passportNumber: String(at) }),
    start(before),
  )
  for (const form of [typed, startPassengers()]) {
    const fitted = fitDocuments(form, after)
    expect(after.map((_guest, at) => draftFor(fitted, at).passportNumber)).toEqual(expected)
  }
})

test('does not give the documents of a removed child to another child of the same age', () => {
  const typed = typePassenger(start([child(5), child(8)]), 0, { passportNumber: 'U1' })
  const left = fitDocuments(typed, [child(8)])
  expect(draftFor(fitDocuments(left, [child(5), child(8)]), 0).passportNumber).toBe('')
})

/** A basket's places for children of these ages. */
const places = (...ages: number[]): GuestPlace[] => ages.map((age) => ({ room: 1, type: 'child', age }))
const SU_AND_CAN = [child(5, 'Su'), child(8, 'Can')]

test.each<[string, Guest[], number[][], string[]]>([
  [
    'both children become 9, one after the other',
    SU_AND_CAN,
    [
      [5, 9],
      [9, 9],
    ],
    ['Su U0', 'Can U1'],
  ],
  ['one child is 9, then a child of 5 comes back', SU_AND_CAN, [[9], [5, 9]], ['Su U0', 'Can ']],
  ['the younger leaves and comes back', SU_AND_CAN, [[8], [5, 8]], ['Su ', 'Can U1']],
  ['the younger leaves, and another of that age comes', SU_AND_CAN, [[8], [8, 8]], ['Can U1', 'Su ']],
  ['twins, of whom one leaves and comes back', [child(5, 'Su'), child(5, 'Can')], [[5], [5, 5]], ['Su U0', 'Can ']],
  ['two of one name', [child(5, 'Su'), child(8, 'Su')], [[8], [5, 8]], ['Su ', 'Su U1']],
])('keeps documents with the name through two changes of the basket: %s', (_, guests, changes, expected) => {
  guests.reduce((form, _guest, at) => typePassenger(form, at, { passportNumber: `U${at}` }), start(guests))
  // The names stay in the booking as they were saved, whatever the basket was in between.
  const shown = changes.map((ages) => {
    const named = fillPlaces(places(...ages), guests)
    const form = fitDocuments(startPassengers(), named)
    storeDocuments(form.documents)
    return named.map(({ name }, at) => `${name} ${draftFor(form, at).passportNumber}`)
  })
  expect(shown.at(-1)).toEqual(expected)
})

test.each<[string, Guest[], Guest[], string]>([
  ['named after the documents were typed', [child(5, 'Su')], [child(6, 'Su')], 'U1'],
  ['saved in other letters', [child(5, ' Su ')], [child(5, 'SU')], 'U1'],
  ['named otherwise by another window', [child(5, 'Su')], [child(5, 'Ada')], ''],
  ['the names are lost with the session', [child(5, 'Su')], [child(5)], 'U1'],
  ['the names are lost, and the basket is another', [child(5, 'Su')], [child(6)], ''],
  ['named only by another window', [child(5)], [child(5, 'Ada')], ''],
])('keeps documents with a name that is typed or changed: %s', (_, named, later, expected) => {
  renameGuests(typePassenger(start([child(5)]), 0, { passportNumber: 'U1' }), named)
  expect(draftFor(start(later), 0).passportNumber).toBe(expected)
})

test('does not store a name that contains a number as long as a card number', () => {
  renameGuests(start([adult]), [{ ...adult, name: '4000 0000 0000 1000' }])
  expect(typedPassengers()).not.toContain('4000')
})

test.each([
  'no JSON',
  'null',
  '[1,null]',
  '{"1.0":{"birthDate":"12.04.1990"}}',
  '[{"type":"pet","draft":{"birthDate":"12.04.1990"}}]',
  '[{"type":"adult","age":"x","draft":{"birthDate":7,"citizen":"yes","other":"x"}}]',
])('ignores stored text of another shape: %s', (text) => {
  keepTypedPassengers(text)
  expect(draftFor(start(), 0)).toMatchObject({ birthDate: '', citizen: true })
  expect(draftFor(start(), 0)).not.toHaveProperty('other')
})

const DAYS = { today: 20270501, lastDay: 20270528 }

test('returns the passenger and the field of each problem', () => {
  const found = passengerProblems(startPassengers(), [asked, asked], DAYS)
  expect(found.map(({ id }) => id)).toEqual(['passengers.0.birthDate', 'passengers.1.birthDate'])
})

test.each<[string, Partial<PassengerDraft>, Partial<PassengerDraft>]>([
  ['identityNumber', { identityNumber: '10000000146' }, { identityNumber: '10000000078' }],
  [
    'passportNumber',
    { citizen: false, nationality: 'DE', passportNumber: 'C01X00T47', passportExpires: '11.04.2034' },
    { passportNumber: 'C01X00T48' },
  ],
])('reports only the second of two passengers with the same %s', (field, papers, others) => {
  const both = [0, 1].reduce((form, guest) => typePassenger(form, guest, papers), start())
  const travellers = [0, 1].map((guest) => ({ ...asked, requiredFields: ['identityNumber'], guest }))
  const said = (form: typeof both) => passengerProblems(form, travellers, DAYS).map(({ id, problem }) => [id, problem])
  const taken = field === 'identityNumber' ? 'passenger.identity.taken' : 'passenger.passport.taken'
  expect(said(both)).toEqual([[`passengers.1.${field}`, taken]])
  expect(said(typePassenger(both, 1, others))).toEqual([])
})

test.each([
  ['before the travellers are known, all their problems belong to it', [], [0, 1]],
  ['with the travellers, it lists their problems', [asked, asked], [0, 1]],
  ['with fewer travellers than later, it lists theirs', [asked], [0]],
])('a submit %s', (_, known, expected) => {
  const current = ['passengers.0.birthDate', 'passengers.1.birthDate'] as const
  const sent = sendPassengers(startPassengers(), known, DAYS)
  expect(listedProblems(sent, current)).toEqual(expected.map((at) => current[at]))
  expect(current.filter((id) => isShown(sent, id))).toEqual(expected.map((at) => current[at]))
})

test('lists and displays no problems before the first submit', () => {
  expect(listedProblems(startPassengers(), ['passengers.0.birthDate'])).toEqual([])
  expect(isShown(startPassengers(), 'passengers.0.birthDate')).toBe(false)
})
