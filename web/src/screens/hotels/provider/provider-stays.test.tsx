import { useState } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { browserError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { keyText } from '../../../api/use-api.ts'
import { SiteContext, type SiteFacts } from '../../../api/use-site.ts'
import type { HotelSearch } from '../../../domain/hotels/hotel-search.ts'
import { decode } from '../../../domain/hotels/read-hotel-address.ts'
import { listRequest, fullListRequest } from '../../../parts/provider-hotels/requests.ts'
import { useProviderStays } from './ProviderStays.tsx'

const TODAY = 20270501
const { search } = decode('place=2-7&checkIn=2027-05-21&checkOut=2027-05-26', TODAY, 'provider')
const FOUND = { items: { hotels: [] } } as unknown as Answer<'providerHotelPrice'>
const failure = browserError('providerHotelPrice', 'offline')

type State = { data?: Answer<'providerHotelPrice'>; error?: typeof failure }

/** What a list shows in two renders, whose search has these states; `whole` is that of all offers. */
function rendersOf(asked: HotelSearch, state: State, whole: State = {}) {
  const shown: Pick<ReturnType<typeof useProviderStays>, 'records' | 'error' | 'offers' | 'missing'>[] = []
  function List() {
    const [isAgain, setAgain] = useState(false)
    const { records, error, offers, missing } = useProviderStays(asked)
    shown.push({ records, error, offers, missing })
    if (!isAgain) setAgain(true)
    return null
  }
  const list = listRequest(asked, 'en')
  const states = [
    [list, state],
    [fullListRequest(list, asked.filters), whole],
  ] as const
  const kept = states.map(([request, known]) => [keyText('providerHotelPrice', request ?? {}), known] as const)
  renderToString(
    <SWRConfig value={{ provider: () => new Map(kept) }}>
      <SiteContext value={{ site: {}, today: TODAY } as unknown as SiteFacts}>
        <List />
      </SiteContext>
    </SWRConfig>,
  )
  return shown
}

const staysOf = (...of: Parameters<typeof rendersOf>) => rendersOf(...of).at(-1)

test.each([
  ['an answer', { data: FOUND }, { records: [], error: undefined }],
  ['a failure', { error: failure }, { records: undefined, error: failure }],
  [
    'a failure after an answer, whose prices are old',
    { data: FOUND, error: failure },
    { records: undefined, error: failure },
  ],
])('a search of the provider with %s (decision 34.8)', (_, state, shown) => {
  expect(staysOf(search, state)).toMatchObject(shown)
})

/** The hotels of an answer, with these ids. */
const hotels = (...ids: string[]) => {
  const found = ids.map((id) => ({ id, provider: 2, name: id, offers: [] }))
  return { items: { hotels: found } } as unknown as Answer<'providerHotelPrice'>
}
const free: HotelSearch = { ...search, filters: { ...search.filters, freeCancellation: true } }

const gone = { data: hotels('all'), error: failure }

test.each<[string, HotelSearch, State, 'cheapest' | 'all', number | undefined, unknown]>([
  ['without a filter has the cheapest offers', search, { data: hotels('all') }, 'cheapest', undefined, undefined],
  ['by free cancellation has all offers', free, { data: hotels('all') }, 'all', undefined, undefined],
  ['is known in part until all offers are there', free, {}, 'cheapest', 1, undefined],
  ['is known in part, and says so, when the others fail', free, { error: failure }, 'cheapest', 1, failure],
  ['does not go by old offers when current ones fail', free, gone, 'cheapest', 1, failure],
])('a list of the provider %s (decision 36.6)', (_, asked, whole, offers, total, error) => {
  const shown = staysOf(asked, { data: hotels('cheapest') }, whole)
  expect(shown).toMatchObject({ records: [{ hotel: { name: offers } }], offers, error })
  expect(shown?.missing?.page.stats.totalRecord).toBe(total)
})

test.each([
  ['the cheapest offers', search, {}],
  ['all offers', free, { data: hotels('all') }],
])('the entries of %s are made once for an answer', (_, asked, whole) => {
  const [first, second, ...more] = rendersOf(asked, { data: hotels('cheapest') }, whole)
  expect(first?.records).toHaveLength(1)
  expect(second?.records).toBe(first?.records)
  expect(more).toEqual([])
})
