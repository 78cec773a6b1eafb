import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTypedPassengers, keepTypedPassengers } from '../../../booking/typed-passengers.ts'
import type { Person } from '../../../domain/people/guests.ts'
import {
  draftFor,
  fitPapers,
  isShown,
  listed,
  passengerProblems,
  sendPassengers,
  startPassengers,
  typePassenger,
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
const adult: Person = { type: 'adult' }
const child = (age: number): Person => ({ type: 'child', age })
/** A flight's passenger, whose age only stands for a kind. */
const minor = (category: 'baby' | 'child'): Person => ({ type: 'child', age: category === 'baby' ? 1 : 11, category })
const ADULTS = [adult, adult, adult]
const start = (places: readonly Person[] = ADULTS) => fitPapers(startPassengers(), places)

test('what was typed is found again when the form begins anew', () => {
  typePassenger(start(), 1, { birthDate: '12.04.1990', citizen: false })
  const again = start()
  expect([draftFor(again, 1).birthDate, draftFor(again, 1).citizen]).toEqual(['12.04.1990', false])
  expect(draftFor(again, 2).citizen).toBe(true)
})

test('everybody is taken for a citizen of the country that the rooms were priced for (decision 35.11)', () => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'rota.nationality' ? 'DE' : null) })
  const { citizen, nationality } = draftFor(start(), 0)
  vi.unstubAllGlobals()
  expect([citizen, nationality]).toEqual([false, 'DE'])
})

test('a number as long as a card is not kept', () => {
  const form = typePassenger(start(), 0, { passportNumber: '4000 0000 0000 1000' })
  expect(draftFor(form, 0).passportNumber).toBe('4000 0000 0000 1000')
  expect(draftFor(start(), 0).passportNumber).toBe('')
})

test.each<[string, Person[], Person[], string[]]>([
  ['two adults and a child, then an adult and the child', [adult, adult, child(5)], [adult, child(5)], ['0', '2']],
  ['an adult and a child, then a second adult', [adult, child(5)], [adult, adult, child(5)], ['0', '', '1']],
  ['a child and an infant, then the infant', [adult, child(5), child(1)], [adult, child(1)], ['0', '2']],
  ['two rooms, then the second alone', [adult, child(5), adult, child(8)], [adult, child(8)], ['0', '3']],
  ['children of 5 and 8, then the one of 8', [child(5), child(8)], [child(8)], ['1']],
  ['an infant and a child of 8, then the infant is 3', [child(1), child(8)], [child(3), child(8)], ['0', '1']],
  ['children of 5 and 8, then the first is 9', [child(5), child(8)], [child(9), child(8)], ['0', '1']],
  ['a child of a hotel, then of a flight', [adult, child(5)], [adult, minor('child')], ['0', '1']],
])('papers go where the name goes: %s', (_, before, after, expected) => {
  const typed = before.reduce(
    (form, _guest, at) => typePassenger(form, at, { passportNumber: String(at) }),
    start(before),
  )
  for (const form of [typed, startPassengers()]) {
    const fitted = fitPapers(form, after)
    expect(after.map((_guest, at) => draftFor(fitted, at).passportNumber)).toEqual(expected)
  }
})

test('the papers of a child who has left are not those of another of the same age', () => {
  const typed = typePassenger(start([child(5), child(8)]), 0, { passportNumber: 'U1' })
  const left = fitPapers(typed, [child(8)])
  expect(draftFor(fitPapers(left, [child(5), child(8)]), 0).passportNumber).toBe('')
})

test.each([
  'no JSON',
  'null',
  '[1,null]',
  '{"1.0":{"birthDate":"12.04.1990"}}',
  '[{"type":"pet","draft":{"birthDate":"12.04.1990"}}]',
  '[{"type":"adult","age":"x","draft":{"birthDate":7,"citizen":"yes","other":"x"}}]',
])('kept text of another shape is ignored: %s', (text) => {
  keepTypedPassengers(text)
  expect(draftFor(start(), 0)).toMatchObject({ birthDate: '', citizen: true })
  expect(draftFor(start(), 0)).not.toHaveProperty('other')
})

const DAYS = { today: 20270501, lastDay: 20270528 }

test('problems name passenger and field', () => {
  const found = passengerProblems(startPassengers(), [asked, asked], DAYS)
  expect(found.map(({ id }) => id)).toEqual(['passengers.0.birthDate', 'passengers.1.birthDate'])
})

test.each([
  ['before the travellers are known, all their problems belong to it', [], [0, 1]],
  ['with the travellers, it lists their problems', [asked, asked], [0, 1]],
  ['with fewer travellers than later, it lists theirs', [asked], [0]],
])('a submit %s', (_, known, expected) => {
  const current = ['passengers.0.birthDate', 'passengers.1.birthDate'] as const
  const sent = sendPassengers(startPassengers(), known, DAYS)
  expect(listed(sent, current)).toEqual(expected.map((at) => current[at]))
  expect(current.filter((id) => isShown(sent, id))).toEqual(expected.map((at) => current[at]))
})

test('nothing is listed or displayed before the first submit', () => {
  expect(listed(startPassengers(), ['passengers.0.birthDate'])).toEqual([])
  expect(isShown(startPassengers(), 'passengers.0.birthDate')).toBe(false)
})
