import { expect, test } from 'vitest'
import type { Answer } from '../../api/operations.ts'
import { matchPage } from '../../server/match-page.ts'
import type { PageInput } from '../../page-port.ts'
import { typedPlaceRedirect } from './typed-place.ts'

const NOW = Date.parse('2027-05-01T09:00:00Z')
const DATES = 'checkIn=2027-05-21&checkOut=2027-05-26'
const KAS = {
  type: 4,
  id: 'kas',
  name: [
    { lang: 'en', value: 'Kaş' },
    { lang: 'ar', value: 'كاش' },
  ],
} as const
const HOTEL = {
  type: 2,
  id: '12',
  slug: 'ardic-bay-hotel-12',
  name: [{ lang: 'en', value: 'Ardıç Bay Hotel' }],
} as const

const DOWN = { problem: { type: '/docs/errors/upstream-unavailable', title: '', status: 503, requestId: 'r' } }

/** Where a search without scripts redirects, given these suggestions for the typed text. */
function lead(path: string, records: readonly unknown[] | 'down'): string | undefined {
  const [pathname = '', query = ''] = path.split('?')
  const match = matchPage(pathname, `?${query}`, NOW)
  const [need] = match.needs
  if (!need) throw new Error('the page asks for something')
  const outcome = records === 'down' ? DOWN : { data: { records } as Answer<'suggestionList'> }
  const input = {
    url: { pathname, search: `?${query}` },
    match,
    site: DOWN,
    results: [{ need, ...outcome }],
    now: NOW,
  }
  return typedPlaceRedirect(input as unknown as PageInput)
}

test('without scripts the search form searches: a typed place leads to its list', () => {
  expect(lead(`/hotels?where=kas&${DATES}`, [KAS])).toBe(`/hotels?place=kas&label=Ka%C5%9F&${DATES}`)
})

test('the label is in the language of the page', () => {
  const label = encodeURIComponent('كاش')
  expect(lead(`/ar/hotels?where=ka&${DATES}&adults=3`, [KAS])).toBe(
    `/ar/hotels?place=kas&label=${label}&${DATES}&adults=3`,
  )
})

test('a typed hotel leads to its page, with the dates', () => {
  expect(lead(`/hotels?where=Ard&${DATES}`, [HOTEL])).toBe(`/hotels/ardic-bay-hotel-12?${DATES}`)
})

test.each([
  ['nobody knows', []],
  ['cannot be looked up', 'down'],
] as const)('a place that %s leads to the list of everywhere, which says so', (_, records) => {
  expect(lead(`/hotels?where=Atlantis&${DATES}`, records)).toBe(`/hotels?${DATES}&label=Atlantis`)
})

test('an address without a typed place asks for the list at once', () => {
  expect(matchPage('/hotels', `?where=&${DATES}`, NOW).needs).toMatchObject([{ operationId: 'availabilitySearch' }])
})
