import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTypedPassengers, keepTypedPassengers } from '../../../booking/typed-passengers.ts'
import {
  draftFor,
  isShown,
  listed,
  passengerProblems,
  sendPassengers,
  startPassengers,
  typePassenger,
} from './passenger-form.ts'

beforeEach(forgetTypedPassengers)

const asked = {
  travellerId: '1',
  type: 1,
  requiredFields: ['birthDate'],
  availableTitles: [1],
  birthDateFrom: 19170529,
  birthDateTo: 20150528,
}
const kinds = (...types: number[]) => types.map((type) => ({ type }))
const ADULTS = kinds(1, 1, 1)
const children = (...ages: number[]) => ages.map((age) => ({ type: age < 2 ? 3 : 2, age }))

test('what was typed is found again when the form begins anew', () => {
  typePassenger(startPassengers(), ADULTS, 1, { birthDate: '12.04.1990', citizen: false })
  const again = startPassengers()
  expect([draftFor(again, ADULTS, 1).birthDate, draftFor(again, ADULTS, 1).citizen]).toEqual(['12.04.1990', false])
  expect(draftFor(again, ADULTS, 2).citizen).toBe(true)
})

test('everybody is taken for a citizen of the country that the rooms were priced for (decision 35.11)', () => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'rota.nationality' ? 'DE' : null) })
  const { citizen, nationality } = draftFor(startPassengers(), ADULTS, 0)
  vi.unstubAllGlobals()
  expect([citizen, nationality]).toEqual([false, 'DE'])
})

test('a number as long as a card is not kept', () => {
  const form = typePassenger(startPassengers(), ADULTS, 0, { passportNumber: '4000 0000 0000 1000' })
  expect(draftFor(form, ADULTS, 0).passportNumber).toBe('4000 0000 0000 1000')
  expect(draftFor(startPassengers(), ADULTS, 0).passportNumber).toBe('')
})

test.each([
  ['an adult, an adult and a child, then an adult and a child', kinds(1, 1, 2), kinds(1, 2), ['0', '2']],
  ['an adult and a child, then a second adult', kinds(1, 2), kinds(1, 1, 2), ['0', '', '1']],
  ['a child and an infant, then the infant', kinds(1, 2, 3), kinds(1, 3), ['0', '2']],
  ['two rooms, then the second alone', kinds(1, 2, 1, 2), kinds(1, 2), ['0', '1']],
  ['children of 5 and 8, then the one of 8', children(5, 8), children(8), ['1']],
  ['an infant and a child of 8, then the infant is 3', children(1, 8), children(3, 8), ['', '1']],
  ['children of 5 and 8, then the first is 9', children(5, 8), children(9, 8), ['', '1']],
  ['two children of 5, then the first is 6', children(5, 5), children(6, 5), ['', '0']],
])('papers stay with the person, by type and age like the names: %s', (_, before, after, expected) => {
  const typed = before.reduce(
    (form, _traveller, at) => typePassenger(form, before, at, { passportNumber: String(at) }),
    startPassengers(),
  )
  for (const form of [typed, startPassengers()]) {
    expect(after.map((_traveller, at) => draftFor(form, after, at).passportNumber)).toEqual(expected)
  }
})

test.each(['no JSON', 'null', '[1,null]', '{"1.0":null}', '{"1.0":{"birthDate":7,"citizen":"yes","other":"x"}}'])(
  'kept text of another shape is none: %s',
  (text) => {
    keepTypedPassengers(text)
    expect(draftFor(startPassengers(), ADULTS, 0)).toMatchObject({ birthDate: '', citizen: true })
    expect(draftFor(startPassengers(), ADULTS, 0)).not.toHaveProperty('other')
  },
)

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
