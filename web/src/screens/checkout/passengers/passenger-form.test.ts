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

test('what was typed is found again when the form begins anew', () => {
  typePassenger(startPassengers(), 1, { birthDate: '12.04.1990', citizen: false })
  const again = startPassengers()
  expect([draftFor(again, 1).birthDate, draftFor(again, 1).citizen]).toEqual(['12.04.1990', false])
  expect(draftFor(again, 2).citizen).toBe(true)
})

test('everybody is taken for a citizen of the country that the rooms were priced for (decision 35.11)', () => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'rota.nationality' ? 'DE' : null) })
  const { citizen, nationality } = draftFor(startPassengers(), 0)
  vi.unstubAllGlobals()
  expect([citizen, nationality]).toEqual([false, 'DE'])
})

test('a number as long as a card is not kept', () => {
  const form = typePassenger(startPassengers(), 0, { passportNumber: '4000 0000 0000 1000' })
  expect(draftFor(form, 0).passportNumber).toBe('4000 0000 0000 1000')
  expect(draftFor(startPassengers(), 0).passportNumber).toBe('')
})

test.each(['no JSON', '{}', '[1,null]', '[{"birthDate":7,"citizen":"yes","other":"x"}]'])(
  'kept text of another shape is none: %s',
  (text) => {
    keepTypedPassengers(text)
    expect(draftFor(startPassengers(), 0)).toMatchObject({ birthDate: '', citizen: true })
    expect(draftFor(startPassengers(), 0)).not.toHaveProperty('other')
  },
)

const asked = {
  travellerId: '1',
  type: 1,
  requiredFields: ['birthDate'],
  availableTitles: [1],
  birthDateFrom: 19170529,
  birthDateTo: 20150528,
}
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
