import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTypedPassengers, keepTypedPassengers } from '../../../booking/typed-passengers.ts'
import { draftFor, passengerProblems, startPassengers, typePassenger } from './passenger-form.ts'

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

test('problems name passenger and field', () => {
  const asked = {
    travellerId: '1',
    type: 1,
    requiredFields: ['birthDate'],
    availableTitles: [1],
    birthDateFrom: 19170529,
    birthDateTo: 20150528,
  }
  const found = passengerProblems(startPassengers(), [asked, asked], { today: 20270501, lastDay: 20270528 })
  expect(found.map(({ id }) => id)).toEqual(['passengers.0.birthDate', 'passengers.1.birthDate'])
})
