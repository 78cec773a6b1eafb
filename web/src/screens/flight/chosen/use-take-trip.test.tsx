import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressContext, beginNavigation } from '../../../address.ts'
import { SiteContext, type SiteFacts } from '../../../api/use-site.ts'
import type { ChosenTrip } from '../../../domain/flights/flight-choice.ts'
import { defaultFlightSearch } from '../../../domain/flights/flight-search.ts'
import { createIntl } from '../../../i18n/format-message.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { currentToasts, dismissToast } from '../../../ui/overlays/toasts.ts'
import type { Flight } from '../request.ts'
import { useTakeTrip } from './use-take-trip.ts'

const MESSAGES = await allMessages('en')
const SITE = { site: { options: { searchTypeOption: 'agency' } } } as unknown as SiteFacts
const SEARCH = defaultFlightSearch(20270501)
const HERE = { pathname: '/flight', search: '?out=A' }

afterEach(() => {
  vi.unstubAllGlobals()
  currentToasts().forEach(({ id }) => dismissToast(id))
})

type Sent = { value: { id: string; price?: number }[] }

/**
 * Takes a trip on a page with a basket of `products`; its last call is answered after `meanwhile`. Returns where the
 * page leads, and the baskets that were sent.
 */
async function take(meanwhile: () => void, products: object[] = []): Promise<{ opened: string[]; sent: Sent[] }> {
  const opened: string[] = []
  const sent: Sent[] = []
  vi.stubGlobal('location', HERE)
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'PATCH') return Response.json({ booking: { version: 1, products } })
    sent.push(JSON.parse(body) as Sent)
    meanwhile()
    return Response.json({ booking: { version: 2, products: sent.at(-1)?.value } })
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
  return { opened, sent }
}

const moveTo = (place: Partial<typeof HERE>) => () => void vi.stubGlobal('location', { ...HERE, ...place })

test.each<[string, () => void, string[]]>([
  ['a trip that is still chosen opens the basket', () => undefined, ['/cart']],
  ['another choice that was made meanwhile stays', moveTo({ search: '?out=B' }), []],
  ['another page that was opened meanwhile stays', moveTo({ pathname: '/hotels' }), []],
  ['another page that is still loading stays', () => void beginNavigation(), []],
])('%s', async (_, meanwhile, expected) => {
  expect((await take(meanwhile)).opened).toEqual(expected)
})

test('the first flights are told as added', async () => {
  await take(() => undefined)
  expect(currentToasts().map(({ text, action }) => [text, action])).toEqual([['Added to cart', undefined]])
})

test('a trip that is in the basket already is not told as another one', async () => {
  const same = {
    key: 'a',
    type: 'flight',
    stype: 'flight',
    id: 'A',
    route: 1,
    offerId: 'a',
    pax: { adults: 1 },
    count: 1,
  }
  await take(() => undefined, [same])
  expect(currentToasts().map(({ text, action }) => [text, action])).toEqual([['Added to cart', undefined]])
})

test('replaced flights are told, and can be put back (decision 27.9)', async () => {
  const old = { key: 'old', type: 'flight', stype: 'flight', id: 'B', route: 1, pax: { adults: 1 }, count: 1, price: 9 }
  const { sent } = await take(() => undefined, [old])
  const [toast] = currentToasts()
  expect([toast?.text, toast?.action?.label]).toEqual(['Your flights were replaced', 'Undo'])
  toast?.action?.run()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ value }) => value.map(({ id, price }) => [id, price]))).toEqual([
    [['A', undefined]],
    [['B', undefined]],
  ])
})
