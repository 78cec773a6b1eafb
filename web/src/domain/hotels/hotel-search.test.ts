import { describe, expect, test } from 'vitest'
import { defaultSearch, searchForm } from './hotel-search.ts'
import { visitForm } from './visit.ts'
import { refine } from '../listing/address.ts'

const today = 20261120
const search = defaultSearch(today)

test('"party {adults default 2}, checkIn (default tomorrow), checkOut (default six days on)" (decisions 30.3 and 39.1)', () => {
  expect(search).toMatchObject({ party: { adults: 2, children: [] }, stay: { checkIn: 20261121, checkOut: 20261126 } })
})

describe('any other change resets the page to 1', () => {
  test.each([
    [{ sort: 'price' as const }, 1],
    [{ page: 4 }, 4],
    [{ party: { adults: 1, children: [] } }, 1],
  ])('%j: page %i', (change, page) => {
    expect(refine({ ...search, page: 3 }, change)).toMatchObject({ ...change, page })
  })
})

test('the request omits an absent location, label or children (decision 39.2)', () => {
  expect(searchForm(search)).toStrictEqual({ checkIn: 20261121, checkOut: 20261126, adults: 2 })
  const kas = { ...search, place: 'location-kas', label: 'Kaş', party: { adults: 1, children: [7, 3] } }
  expect(searchForm(kas)).toStrictEqual({
    toLocation: 'location-kas',
    label: 'Kaş',
    checkIn: 20261121,
    checkOut: 20261126,
    adults: 1,
    child1: 3,
    child2: 7,
  })
  expect(visitForm(kas)).toStrictEqual({ checkIn: 20261121, checkOut: 20261126, adults: 1, child1: 3, child2: 7 })
})
