import { expect, test } from 'vitest'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { checkDraft, draftOf, searchOf, type SearchDraft } from './search-draft.ts'

const TODAY = 20270510
const search = { ...defaultSearch(TODAY), place: 'location-antalya', label: 'Antalya' }
const whole = draftOf(search)

test.each<[string, Partial<SearchDraft>, string[]]>([
  ['nothing is wrong', {}, []],
  ["Search inputs: 'Please enter valid inputs' (decision 35.8)", { place: undefined }, ['place search.invalid']],
  [
    "'Please Select Date First' (decision 35.8)",
    { stay: {} },
    ['checkIn stay.date.required', 'checkOut stay.date.required'],
  ],
  [
    'a child without an age cannot be skipped (decision 35.4)',
    { party: { adults: 2, children: [6, undefined] } },
    ['children.1 party.childAge.required'],
  ],
  [
    'in the order of the fields',
    { place: undefined, stay: { checkIn: 20270511 }, party: { adults: 1, children: [undefined] } },
    ['place search.invalid', 'checkOut stay.date.required', 'children.0 party.childAge.required'],
  ],
])('%s', (_, change, expected) => {
  const problems = checkDraft({ ...whole, ...change }, TODAY, true)
  expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected)
})

test('the page of one hotel does not ask for a place', () => {
  expect(checkDraft({ ...whole, place: undefined }, TODAY, false)).toEqual([])
})

test('a draft that nobody has changed is the search it came from', () => {
  expect(searchOf(whole, search)).toEqual(search)
})

test('other dates keep the filters and begin at page 1; another place is seen whole', () => {
  const filtered = { ...search, filters: { ...NO_FILTERS, stars: [5] }, page: 3 }
  const later = searchOf({ ...whole, stay: { checkIn: 20270601, checkOut: 20270603 } }, filtered)
  expect(later).toEqual({ ...filtered, stay: { checkIn: 20270601, checkOut: 20270603 }, page: 1 })
  expect(searchOf({ ...whole, place: 'location-bodrum', text: 'Bodrum' }, filtered)).toEqual({
    ...search,
    place: 'location-bodrum',
    label: 'Bodrum',
  })
})
