import { renderToString } from 'react-dom/server.edge'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { AddressContext } from '../../../address.ts'
import { browserError } from '../../../api/errors.ts'
import type { Answer, Schema } from '../../../api/operations.ts'
import { keyText } from '../../../api/use-api.ts'
import { SiteContext, type SiteFacts } from '../../../api/use-site.ts'
import { decode } from '../../../domain/hotels/read-hotel-address.ts'
import { createIntl } from '../../../i18n/format-message.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { listRequest, fullListRequest } from '../../../parts/provider-hotels/requests.ts'
import { VIEW } from '../../../testing/rendered-page.ts'
import ProviderStays from './ProviderStays.tsx'

const TODAY = 20270501
const STAY = 'place=2-7&checkIn=2027-05-21&checkOut=2027-05-26'
const messages = await allMessages('en')
const options = { ...VIEW.site.options, searchTypeOption: 'paximum' as const }
const SITE = { ...VIEW, site: { ...VIEW.site, options }, today: TODAY } as unknown as SiteFacts

type State = { data?: Answer<'providerHotelPrice'>; error?: ReturnType<typeof browserError> }
const DOWN: State = { error: browserError('providerHotelPrice', 'offline') }

const offer = (boardName: string, isRefundable: boolean, value: number) => ({
  offerId: `${boardName} ${value}`,
  night: 5,
  availability: 1,
  isRefundable,
  rooms: [{ roomId: 'r', roomName: 'Room', boardId: 'b', boardName }],
  cancellationPolicies: [],
  price: { value, currency: 'try' },
  expiresOn: '2027-05-01T09:20:00Z',
})

/** The answer with this many hotels, each with these offers. */
function hotels(count: number, ...offers: ReturnType<typeof offer>[]): State {
  const found = Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    provider: 2,
    name: `Hotel ${at}`,
    stars: 4,
    offers,
  }))
  return { data: { items: { hotels: found as unknown as Schema<'ProviderHotelResult'>[] } } as State['data'] & object }
}

/** The page of a list with these filters, whose two searches have these states. */
function render(filters: string, cheapest: State, all: State = {}): string {
  const query = `${STAY}${filters}`
  const { search } = decode(query, TODAY, 'provider')
  const list = listRequest(search, 'en')
  const states = [
    [list, cheapest],
    [fullListRequest(list, search.filters), all],
  ] as const
  const kept = states.map(([request, known]) => [keyText('providerHotelPrice', request ?? {}), known] as const)
  return renderToString(
    <IntlContext value={createIntl('en', messages)}>
      <SWRConfig
        value={{ provider: () => new Map<string, object>([...kept, [keyText('siteView', {}), { data: VIEW }]]) }}
      >
        <SiteContext value={SITE}>
          <AddressContext value={{ ssrPath: '/hotels', ssrSearch: query, go: () => undefined }}>
            <ProviderStays />
          </AddressContext>
        </SiteContext>
      </SWRConfig>
    </IntlContext>,
  ).replaceAll('<!-- -->', '')
}

/** The values of a filter group; those that cannot be ticked in parentheses. `isPart`: whether it shows no counts. */
function groupOf(html: string, title: string) {
  const [, part, group = ''] =
    new RegExp(`<fieldset([^>]*)><legend[^>]*>${title}</legend>(.*?)</fieldset>`).exec(html) ?? []
  const values = Array.from(group.matchAll(/<input([^>]*)>.*?<span[^>]*>(.*?)<\/span>/g), ([, box = '', name]) =>
    box.includes('disabled') ? `(${name})` : name,
  )
  return { isPart: part?.includes('data-part'), values }
}

const headOf = (html: string) => /<output id="list-count"[^>]*>(.*?)<\/output>/.exec(html)?.[1]
/** The count as a visitor with scripts reads it. */
const countOf = (html: string) =>
  headOf(html)
    ?.replace(/<noscript>.*<\/noscript>/, '')
    .replaceAll(/<[^>]*>/g, '')
/** What a visitor without scripts reads in its place, and where its link leads. */
const plainOf = (html: string) => {
  const [, plain = ''] = /<noscript>(.*)<\/noscript>/.exec(headOf(html) ?? '') ?? []
  return [plain.replaceAll(/<[^>]*>/g, ''), /href="([^"]*)"/.exec(plain)?.[1]?.replaceAll('&amp;', '&')]
}
const NAMES = ['All inclusive', 'Full board', 'Half board', 'Breakfast included', 'Room only']
const FIXED = hotels(3, offer('BB', false, 100))
const BOTH = hotels(3, offer('BB', false, 100), offer('HB', true, 120))

test.each<[string, string, State, boolean, string[], string[]]>([
  ['no filter', '', {}, true, NAMES, ['Free cancellation']],
  ['a filter, until the other offers are there', '&cancel=free', {}, true, NAMES, ['Free cancellation']],
  ['a filter, when they have failed', '&cancel=free', DOWN, true, NAMES, ['Free cancellation']],
  [
    'a filter, when they are there',
    '&cancel=free',
    BOTH,
    false,
    NAMES.map((name) => (name === 'Half board' || name === 'Breakfast included' ? name : `(${name})`)),
    ['Free cancellation'],
  ],
])('boards and terms are open with %s (decision 36.6)', (_, filters, all, isPart, boards, terms) => {
  const html = render(filters, FIXED, all)
  expect(groupOf(html, 'Board')).toEqual({ isPart, values: boards })
  expect(groupOf(html, 'Booking')).toEqual({ isPart, values: terms })
})

test('what all offers of a hotel share is counted all the same', () => {
  const html = render('', FIXED)
  expect(groupOf(html, 'Stars').isPart).toBe(false)
  expect(countOf(html)).toBe('3 stays, 3 with rooms for your dates')
})

test.each([
  ['first page', '&cancel=free', '40 of 41 shown'],
  ['second page', '&cancel=free&page=2', '41 of 41 shown'],
])('while offers are still to come, the %s is counted from what is there', (_, filters, shown) => {
  const html = render(filters, hotels(41, offer('BB', true, 100)))
  expect(html).toContain(shown)
  expect(countOf(html)).toBe('Looking for rooms on your dates')
})

test('a board of which nothing is known yet leaves the range of prices in its place', () => {
  expect(render('&boards=full-board', FIXED)).toContain('>Total price</legend>')
})

test('a failed search for all offers does not look like nothing found (decision 34.4)', () => {
  const html = render('&cancel=free', FIXED, DOWN)
  expect(html).toContain('data-failure')
  expect(html).toContain('Try again')
  expect(html).not.toContain('Nothing matches')
  expect(countOf(html)).toBe('\u00a0')
})

test.each([
  [
    'a board',
    '&boards=full-board',
    'This page needs JavaScript. Without Full board there are 3 stays. Show these 3 stays',
    `/hotels?${STAY}`,
  ],
  [
    'several, beside another filter',
    '&stars=4&boards=half-board,full-board&cancel=free',
    'This page needs JavaScript. Without Full board, Half board, Free cancellation there are 3 stays. Show these 3 stays',
    `/hotels?${STAY}&stars=4`,
  ],
  [
    'a board, beside a filter that nothing matches',
    '&stars=5&boards=full-board',
    'This page needs JavaScript. ',
    undefined,
  ],
])('without scripts a list by offers that only they ask for leads to the one without: %s', (_, filters, text, href) => {
  expect(plainOf(render(filters, FIXED))).toEqual([text, href])
})

test('a list whose offers are all there asks for no scripts', () => {
  expect(plainOf(render('', FIXED))).toEqual(['', undefined])
})
