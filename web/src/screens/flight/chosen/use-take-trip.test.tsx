import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressContext } from '../../../address.ts'
import { SiteContext, type SiteFacts } from '../../../api/use-site.ts'
import type { ChosenTrip } from '../../../domain/flights/flight-choice.ts'
import { defaultFlightSearch } from '../../../domain/flights/flight-search.ts'
import { createIntl } from '../../../i18n/format-message.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import type { Flight } from '../request.ts'
import { useTakeTrip } from './use-take-trip.ts'

const MESSAGES = await allMessages('en')
const SITE = { site: { options: { searchTypeOption: 'agency' } } } as unknown as SiteFacts
const SEARCH = defaultFlightSearch(20270501)
const HERE = { pathname: '/flight', search: '?out=A' }

afterEach(() => vi.unstubAllGlobals())

/** Takes a trip on a page; its last call is answered when the visitor is at `then`. Returns where the page leads. */
async function takenTo(then: Partial<typeof HERE>): Promise<string[]> {
  const opened: string[] = []
  vi.stubGlobal('location', HERE)
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    if (method === 'PATCH') vi.stubGlobal('location', { ...HERE, ...then })
    return Response.json({ booking: { version: 1, products: [] } })
  })
  const hooks: ReturnType<typeof useTakeTrip>[] = []
  const failures: unknown[] = []
  function Trip() {
    hooks.push(useTakeTrip(SEARCH, vi.fn(), (failure) => failures.push(failure)))
    return null
  }
  renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <SiteContext value={SITE}>
          <AddressContext value={{ ssrPath: HERE.pathname, ssrSearch: '', go: (href) => opened.push(href) }}>
            <Trip />
          </AddressContext>
        </SiteContext>
      </SWRConfig>
    </IntlContext>,
  )
  const legs = [{ chosen: { flight: { id: 'A' } }, route: 1, offerId: 'a' }]
  await hooks[0]?.take({ legs } as unknown as ChosenTrip<Flight>)
  expect(failures).toEqual([undefined])
  return opened
}

test.each<[string, Partial<typeof HERE>, string[]]>([
  ['a trip that is still chosen opens the basket', {}, ['/cart']],
  ['another choice that was made meanwhile stays', { search: '?out=B' }, []],
  ['another page that was opened meanwhile stays', { pathname: '/hotels' }, []],
])('%s', async (_, then, opened) => {
  expect(await takenTo(then)).toEqual(opened)
})
