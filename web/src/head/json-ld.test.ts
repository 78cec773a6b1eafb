import { expect, test } from 'vitest'
import { INDEXED } from '../testing/indexed-pages.ts'
import { withAnswer, HOTEL, render, VIEW } from '../testing/rendered-page.ts'

type Node = Record<string, unknown>

/** What search engines require of each type, and what else of the vocabulary we use. */
const TYPES: Readonly<Record<string, { required: string[]; also: string[] }>> = {
  TravelAgency: {
    required: ['name', 'url'],
    also: ['telephone', 'email', 'logo', 'sameAs', 'legalName', 'address', 'openingHoursSpecification'],
  },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], also: [] },
  BreadcrumbList: { required: ['itemListElement'], also: [] },
  ListItem: { required: ['position', 'name', 'item'], also: [] },
  Hotel: {
    required: ['name', 'url', 'address', 'image'],
    also: 'description checkinTime checkoutTime telephone starRating aggregateRating makesOffer'.split(' '),
  },
  HotelRoom: { required: ['name'], also: [] },
  Rating: { required: ['ratingValue'], also: [] },
  AggregateRating: { required: ['ratingValue', 'bestRating', 'ratingCount'], also: [] },
  Product: {
    required: ['name', 'image', 'offers'],
    also: ['url', 'description', 'aggregateRating', 'itinerary'],
  },
  TouristTrip: { required: ['name'], also: ['image', 'offers', 'url', 'description', 'aggregateRating', 'itinerary'] },
  TouristAttraction: { required: ['name'], also: [] },
  Offer: {
    required: ['url', 'price', 'priceCurrency', 'availability'],
    also: ['itemOffered', 'priceSpecification'],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'unitCode'], also: [] },
  AggregateOffer: {
    required: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
    also: ['url', 'availability'],
  },
  Event: {
    required: ['name', 'startDate', 'location', 'image', 'offers', 'organizer', 'eventStatus', 'eventAttendanceMode'],
    also: ['url', 'description', 'doorTime'],
  },
  Place: { required: ['name', 'address'], also: [] },
  TouristDestination: { required: ['name', 'url', 'image', 'geo'], also: ['description'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], also: [] },
  Organization: { required: ['name', 'url'], also: [] },
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** What is wrong with a block and everything in it. */
function faultsOf(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => faultsOf(entry, `${at}[${index}]`))
  if (typeof value === 'string' && value === '') return [`${at} is empty`]
  if (/(?:[uU]rl|item|image|logo)(?:\[\d+\])?$/.test(at) && typeof value === 'string' && !URL.canParse(value))
    return [`${at} is no absolute URL`]
  if (/(?:image|logo)(?:\[\d+\])?$/.test(at) && String(value).endsWith('.svg')) return [`${at} is no raster picture`]
  if (at.endsWith('priceCurrency') && !/^[A-Z]{3}$/.test(String(value))) return [`${at} is no currency`]
  if (/(?:price|Price)$/.test(at) && !(Number(value) > 0)) return [`${at} is no price`]
  if (!isNode(value)) return []
  const { '@context': _context, '@type': type, ...properties } = value
  const types = [type].flat().map((name) => [String(name), TYPES[String(name)]] as const)
  return [
    ...types.flatMap(([name, known]) =>
      known
        ? known.required.filter((key) => missing(properties[key])).map((key) => `${at} ${name} has no ${key}`)
        : [`${at} is of the unknown type ${name}`],
    ),
    ...Object.keys(properties)
      .filter((key) => !types.some(([, known]) => [...(known?.required ?? []), ...(known?.also ?? [])].includes(key)))
      .map((key) => `${at} has the unknown property ${key}`),
    ...Object.entries(properties).flatMap(([key, inner]) => faultsOf(inner, `${at}.${key}`)),
  ]
}

const missing = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const blocksIn = (html: string): Node[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json = '']) =>
    JSON.parse(json),
  )

const STAY = '?checkIn=2027-05-21&checkOut=2027-05-26'
const BREADCRUMBS = ['BreadcrumbList']

/** The types on the pages that have more than the way to them. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  home: ['TravelAgency'],
  'hotels-hotel': ['Hotel', ...BREADCRUMBS],
  'tours-tour': ['Product,TouristTrip', ...BREADCRUMBS],
  'services-service': ['Event', 'Event', ...BREADCRUMBS],
  'locations-location': ['TouristDestination', ...BREADCRUMBS],
  contact: ['TravelAgency', ...BREADCRUMBS],
}

const PAGES = [...INDEXED, ['hotels-hotel', `/hotels/${HOTEL.facts.slug}${STAY}`] as const]

test.each(PAGES)('%s has structured data with all that search engines require at %s', async (name, path) => {
  for (const prefix of ['', '/ar']) {
    const { html } = await render((prefix + path).replace(/^\/ar\/(\?|$)/, '/ar$1'))
    const blocks = blocksIn(html)
    expect(blocks.map((block) => String(block['@type']))).toEqual(MORE[name] ?? BREADCRUMBS)
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
    expect(blocks.flatMap((block) => faultsOf(block, String(block['@type'])))).toEqual([])
  }
})

test('a hotel offers its rooms for the dates of the page, and a night without dates', async () => {
  const dated = blocksIn((await render(`/hotels/${HOTEL.facts.slug}${STAY}`)).html)[0]
  expect(dated?.makesOffer).toMatchObject([
    { price: 23_456, priceCurrency: 'TRY', itemOffered: { '@type': 'HotelRoom', name: 'Sea room' } },
  ])
  const facts = { ...HOTEL.facts, priceFrom: { value: 4970, currency: 'try' } }
  const record = { record: { ...HOTEL, facts } }
  const undated = await withAnswer('hotelView', record, () => render(`/hotels/${HOTEL.facts.slug}`))
  expect(blocksIn(undated.html)[0]?.makesOffer).toMatchObject([
    { price: 4970, priceSpecification: { unitCode: 'DAY' } },
  ])
})

test('the agency has its legal name and its hours', async () => {
  const callcenter = { ...VIEW.site.callcenter, hours: [{ days: [1, 2], opens: '09:00', closes: '24:00' }] }
  const site = { ...VIEW.site, callcenter, legal: { name: 'Yelkovan Turizm A.Ş.', address: 'Kaş' } }
  const [agency] = blocksIn((await render('/', undefined, { data: { ...VIEW, site } })).html)
  expect(agency).toMatchObject({
    legalName: 'Yelkovan Turizm A.Ş.',
    address: 'Kaş',
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '23:59' }],
  })
})
