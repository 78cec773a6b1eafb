import type { Schema } from '../api/operations.ts'

const text = (en: string, ar = '') => [{ lang: 'en', value: en }, ...(ar ? [{ lang: 'ar', value: ar }] : [])]
const picture: Schema<'Image'> = { id: 'tour-201-1.svg', width: 1600, height: 1200 }
const place = { id: 'goreme', name: text('Göreme', 'غوريمه'), geolocation: { latitude: 38.64, longitude: 34.83 } }
const lira = (value: number) => ({ value, currency: 'try' as const })

const FACTS: Schema<'TourFacts'> = {
  id: '201',
  slug: 'cappadocia-above-and-below-201',
  name: text('Cappadocia above and below', 'كابادوكيا فوق الأرض وتحتها'),
  type: 'daily',
  status: 'active',
  location: place,
  departsFrom: place,
  places: [place],
  placeIds: ['goreme', 'cappadocia'],
  days: 1,
  nights: 0,
  hours: 9,
  languages: ['en', 'tr'],
  tags: ['history'],
  themes: [],
  picture,
  priceBasis: 1,
  priceFrom: lira(2450),
  nextDeparture: 20270521,
}

const departure = (date: number, seatsLeft: number): Schema<'TourDeparture'> => ({
  id: `${date}`,
  checkIn: date,
  checkOut: date + 1,
  availability: seatsLeft > 0 ? 1 : 3,
  seatsLeft,
  price: lira(2450),
})

/** A tour with an available departure, an almost full one, and a full one. */
export const TOUR: Schema<'Tour'> = {
  facts: FACTS,
  description: text('A museum of painted caves.'),
  pictures: [picture],
  itinerary: [
    { day: 1, title: text('Göreme and Derinkuyu'), stops: [{ name: text('Open-air museum') }], meals: ['lunch'] },
  ],
  included: [text('Lunch')],
  excluded: [text('Drinks')],
  group: { least: 2, most: 16 },
  freeDays: 2,
  departures: [departure(20270521, 9), departure(20270522, 1), departure(20270523, 0)],
}

/** An event with two dates. */
export const EVENT: Schema<'Service'> = {
  id: '361',
  slug: 'aida-under-the-stars-361',
  name: text('Aida under the stars', 'عايدة تحت النجوم'),
  status: 'active',
  facts: {
    kind: 'charter',
    venue: text('Aspendos theatre'),
    category: 'opera',
    seats: [{ id: 'stalls', name: text('Stalls'), isNumbered: true }],
    doors: '20:00',
    begins: '21:30',
    dates: [20270602, 20270605],
  },
  location: place,
  description: text('Two thousand years of good sound.'),
  tags: [],
  themes: [],
  picture,
  pictures: [picture],
  priceBasis: 1,
  priceFrom: lira(950),
  per: 'once',
  freeDays: 3,
  included: [text('Seat')],
  excluded: [],
}

const STATS = { totalRecord: 1, currentPage: 1, pageCount: 1, pageSize: 40 }

/** Responses of the operations for tours and services. */
export const OFFER_ANSWERS = {
  tourSearch: { records: [{ tour: FACTS, availability: 1, departure: departure(20270521, 9) }], stats: STATS },
  tourFacetList: {
    locations: [{ id: 'goreme', name: place.name, count: 1 }],
    tags: [{ key: 'history', name: text('History', 'التاريخ'), count: 2 }],
    names: [FACTS, { ...FACTS, id: '202' }].map(({ id, slug, name, type }) => ({ id, slug, name, type })),
  },
  tourView: { record: TOUR },
  serviceList: { records: [EVENT], stats: STATS },
  serviceView: { record: EVENT },
}
