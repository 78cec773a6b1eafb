import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { noAnswer } from '../../api/errors.ts'
import type { Answer } from '../../api/operations.ts'
import { keyText } from '../../api/use-api.ts'
import { SiteContext, type SiteFacts } from '../../api/use-site.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { listRequest } from '../../parts/provider-hotels/requests.ts'
import { useProviderStays } from './ProviderStays.tsx'

const TODAY = 20270501
const { search } = decode('place=2-7&checkIn=2027-05-21&checkOut=2027-05-26', TODAY, 'provider')
const FOUND = { items: { hotels: [] } } as unknown as Answer<'providerHotelPrice'>
const failure = noAnswer('providerHotelPrice', 'offline')

/** What a list shows whose search has these states. */
function staysOf(asked: HotelSearch, state: { data?: typeof FOUND; error?: typeof failure }) {
  const shown: Pick<ReturnType<typeof useProviderStays>, 'records' | 'error'>[] = []
  function List() {
    const { records, error } = useProviderStays(asked)
    shown.push({ records, error })
    return null
  }
  const key = keyText('providerHotelPrice', listRequest(asked, 'en') ?? {})
  renderToString(
    <SWRConfig value={{ provider: () => new Map([[key, state]]) }}>
      <SiteContext value={{ site: {}, today: TODAY } as unknown as SiteFacts}>
        <List />
      </SiteContext>
    </SWRConfig>,
  )
  return shown.at(-1)
}

test.each([
  ['an answer', { data: FOUND }, { records: [], error: undefined }],
  ['a failure', { error: failure }, { records: undefined, error: failure }],
  [
    'a failure after an answer, whose prices are old',
    { data: FOUND, error: failure },
    { records: undefined, error: failure },
  ],
])('a search of the provider with %s (decision 34.8)', (_, state, shown) => {
  expect(staysOf(search, state)).toEqual(shown)
})
