import type { Answer, OperationId, Schema } from '../api/operations.ts'
import { hotelSourceOf } from '../domain/hotels/hotel-source.ts'
import { matchPage, renderPage } from '../server/page.tsx'
import type { NeedResult, PageInput } from '../page-port.ts'
import { OFFER_ANSWERS } from './offers.ts'
import { READING_ANSWERS } from './reading.ts'

export const NOW = Date.parse('2027-05-01T09:00:00Z')
const text = (en: string, ar?: string) => [{ lang: 'en', value: en }, ...(ar ? [{ lang: 'ar', value: ar }] : [])]
const picture = { id: 'hotel-12-1', width: 1200, height: 900 }

const FACTS: Schema<'HotelFacts'> = {
  id: '12',
  slug: 'ardic-bay-hotel-12',
  name: 'Ardıç <Bay> Hotel',
  stars: 5,
  location: { id: 'kas', name: text('Kaş', 'كاش'), region: text('Antalya', 'أنطاليا') },
  themes: [2],
  amenities: ['wifi'],
  picture,
}
export const HOTEL: Schema<'Hotel'> = {
  facts: FACTS,
  description: text('Down the hill. </script><script>alert(1)</script>'),
  pictures: [picture],
  rooms: [{ id: 'r1', name: text('Sea room'), capacity: { adults: 2, children: 1, total: 3 } }],
  policies: { checkInFrom: '14:00', checkOutUntil: '12:00' },
}
const PLAN: Schema<'PricePlan'> = {
  id: 'rate-1',
  name: text('Flexible'),
  availability: 1,
  offer: {
    nights: 5,
    board: 'breakfast',
    total: { value: 23_456, currency: 'try' },
    payNow: { value: 23_456, currency: 'try' },
    cancellation: { refundable: true },
  },
}
export const VIEW: Answer<'siteView'> = {
  site: {
    id: 'site-1001',
    name: 'Yelkovan',
    slogan: text('The sea is closer than it looks.', 'البحر أقرب مما يبدو.'),
    logo: { id: 'logo.svg', width: 240, height: 64 },
    elements: { favicon: { id: 'favicon.svg' } },
    social: {},
    callcenter: { number: '0 850 000 00 00' },
    url: { status: false },
    pages: [{ url: 'about', title: text('About us', 'من نحن') }],
    underMaintenance: false,
    options: { languages: ['en', 'ar'], payment: { methods: ['creditcard'] } },
    partnerSite: { status: false },
    theme: 'emerald',
    imageBase: '/images/1001',
  },
  booking: null,
  rates: { usd: 45.5, eur: 52.9, gbp: 60.1 },
  nav: [
    { key: 'hotels', title: text('Hotels', 'الفنادق'), path: '/hotels' },
    { key: 'tours', title: text('Tours', 'الجولات'), path: '/tours' },
  ],
}
const ANSWERS: Record<string, unknown> = {
  ...OFFER_ANSWERS,
  ...READING_ANSWERS,
  hotelView: { record: HOTEL },
  mainProductList: { list: [{ kind: 'hotel', hotel: FACTS }] },
  hotelPrice: {
    rooms: [{ id: 'r1', plans: [PLAN] }],
    query: { checkIn: 20270521, checkOut: 20270526, adults: 2 },
  } satisfies Answer<'hotelPrice'>,
  availabilitySearch: {
    records: [{ hotel: FACTS, availability: 3, boards: [], nearestDates: [] }],
    query: { checkIn: 20270502, checkOut: 20270507, adults: 2 },
    stats: { totalRecord: 0, currentPage: 1, pageCount: 0, pageSize: 40 },
  },
}

export const problem = (name: Schema<'Problem'>['name'], status: number) => ({
  name,
  type: `/docs/errors/${name}`,
  title: name,
  status,
  requestId: 'r-7',
})

/** Runs a part of a test while one operation returns the given response. */
export async function withAnswer<T>(id: OperationId, answer: unknown, run: () => Promise<T>): Promise<T> {
  const before = ANSWERS[id]
  ANSWERS[id] = answer
  try {
    return await run()
  } finally {
    ANSWERS[id] = before
  }
}

/**
 * Renders a page as the gateway does. `broken` is a problem that replaces the results of all its needs, or only that of
 * the operation `only`. `now` is in milliseconds since 1970; `currency` is the cookie of the visitor's choice.
 */
export function render(
  path: string,
  broken?: Schema<'Problem'>,
  site: PageInput['site'] = { data: VIEW },
  only?: OperationId,
  now = NOW,
  currency?: string,
) {
  const url = new URL(path, 'https://shop.test')
  const match = matchPage(url.pathname, url.search, now, currency)
  const { site: record, nav } = 'data' in site ? site.data : VIEW
  const source = hotelSourceOf(record.options)
  const needs = match.needs.filter(
    ({ of = source, sold }) => of === source && (sold === undefined || nav.some(({ key }) => key === sold)),
  )
  const results = needs.map((need): NeedResult =>
    broken && (only ?? need.operationId) === need.operationId
      ? { need, problem: broken }
      : { need, data: ANSWERS[need.operationId] },
  )
  const assets = {
    scripts: ['/assets/index-1.js'],
    styles: [{ href: '/assets/index-1.css', text: '.a{color:red}' }],
    preloads: ['/assets/home-1.js'],
  }
  return renderPage({
    url: { pathname: url.pathname, search: url.search, origin: url.origin },
    match,
    site,
    results,
    assets,
    errorAssets: { ...assets, styles: [...assets.styles, { href: '/assets/lost-1.css', text: '.b{color:blue}' }] },
    now,
  })
}
