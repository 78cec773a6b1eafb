import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/civil-date.ts'
import { encode } from './hotel-address.ts'
import { encodeVisit } from './visit-address.ts'
import { decode } from './read-hotel-address.ts'
import { sortedUnique } from '../listing/sorted-unique.ts'
import { NO_FILTERS, SORTS } from './hotel-filters.ts'
import { defaultSearch, type HotelSearch } from './hotel-search.ts'
import { checkParty } from '../people/check-party.ts'
import { normaliseParty } from '../people/party.ts'
import { checkStay } from '../dates/check-stay.ts'
import { anyText } from '../../testing/any-text.ts'

const today = 20261120
const BOARDS = ['all-inclusive', 'breakfast', 'full-board', 'half-board', 'room-only']
const read = (text: string) => decode(new URLSearchParams(text), today)
const whole = (max: number) => fc.integer({ min: 0, max })
const full: HotelSearch = {
  place: 'location-kas',
  label: 'Kaş, Antalya',
  stay: { checkIn: 20270521, checkOut: 20270526 },
  party: { adults: 3, children: [5, 7] },
  filters: {
    stars: [4, 5],
    themes: [2, 10],
    boards: ['all-inclusive', 'half-board'],
    amenities: ['pool', 'wifi'],
    freeCancellation: true,
    price: { min: 1000, max: 25000 },
  },
  sort: '-price',
  page: 2,
}

describe('the address of a search', () => {
  test('contains all parameters in a fixed order', () => {
    expect(encode(full)).toBe(
      'place=kas&label=Ka%C5%9F,+Antalya&checkIn=2027-05-21&checkOut=2027-05-26&adults=3&children=5,7' +
        '&stars=4,5&themes=2,10&boards=all-inclusive,half-board&amenities=pool,wifi&cancel=free' +
        '&min=1000&max=25000&sort=-price&page=2',
    )
  })

  test('omits defaults except dates, because default dates change daily', () => {
    expect(encode(defaultSearch(today))).toBe('checkIn=2026-11-21&checkOut=2026-11-26')
  })

  test('of a hotel page contains dates and party', () => {
    expect(encodeVisit(full)).toBe('checkIn=2027-05-21&checkOut=2027-05-26&adults=3&children=5,7')
  })

  test('an empty query is the default search, with `dated` false', () => {
    expect(read('')).toEqual({ search: defaultSearch(today), repaired: [], dated: false })
  })
})

describe('"bad params are repaired with a notice, never a 400 page" (decision 35.3, C9)', () => {
  const days = 'checkIn=2027-05-21&checkOut=2027-05-26'
  test.each<[string, Partial<HotelSearch>, string[]]>([
    ['place=location-kas', { place: 'location-kas' }, []],
    ['place=../x', {}, ['place']],
    [`place=kas&label=${'x'.repeat(121)}`, { place: 'location-kas', label: 'x'.repeat(120) }, ['label']],
    ['place=kas&label=Ka%C5%9F%00%0Ax', { place: 'location-kas', label: 'Kaş x' }, ['label']],
    ['label=Atlantis', {}, ['label']],
    ['checkIn=20270521&checkOut=20270526', { stay: full.stay }, []],
    ['checkIn=٢٠٢٧-٠٥-٢١&checkOut=2027-05-26', { stay: full.stay }, []],
    ['checkIn=2027-05-21', { stay: full.stay }, []],
    ['checkIn=2027-02-31&checkOut=2027-05-26', { stay: full.stay }, ['checkIn']],
    ['checkIn=2027-05-21&checkOut=2027-05-20', { stay: full.stay }, ['checkOut']],
    ['checkIn=2020-01-01&checkOut=2020-01-02', {}, ['checkIn', 'checkOut']],
    ['checkIn=soon', {}, ['checkIn']],
    ['adults=3', { party: { adults: 3, children: [] } }, []],
    ['adults=0', {}, ['adults']],
    ['adults=10', {}, ['adults']],
    ['adults=two', {}, ['adults']],
    ['children=7&children=5', { party: { adults: 2, children: [5, 7] } }, []],
    ['children=9,8,7,6', { party: { adults: 2, children: [7, 8, 9] } }, ['children']],
    ['children=5,18', { party: { adults: 2, children: [5] } }, ['children']],
    ['children=', {}, []],
    ['stars=5&stars=4&stars=5', { filters: { ...NO_FILTERS, stars: [4, 5] } }, []],
    ['stars=4,9', { filters: { ...NO_FILTERS, stars: [4] } }, ['stars']],
    ['themes=12', {}, ['themes']],
    ['boards=foo', {}, ['boards']],
    ['boards=<b>,breakfast', { filters: { ...NO_FILTERS, boards: ['breakfast'] } }, ['boards']],
    ['cancel=maybe', {}, ['cancel']],
    ['max=100&currency=eur', { filters: { ...NO_FILTERS, price: { max: 100, currency: 'eur' } } }, []],
    ['max=100&currency=EUR', { filters: { ...NO_FILTERS, price: { max: 100 } } }, ['currency']],
    ['max=100&currency=€', { filters: { ...NO_FILTERS, price: { max: 100 } } }, ['currency']],
    ['min=900&max=100', { filters: { ...NO_FILTERS, price: { min: 100, max: 900 } } }, []],
    ['min=-5&max=1e3', {}, ['min', 'max']],
    ['sort=cheap', {}, ['sort']],
    ['page=0', {}, ['page']],
    ['page=-1', {}, ['page']],
    ['page=1e9', {}, ['page']],
    ['page=1000000000', {}, ['page']],
    ['page=2.5', {}, ['page']],
    ['page=3', { page: 3 }, []],
    ['v=2&page=3', { page: 3 }, ['v']],
    ['v=1&utm_source=mail&constructor=x&__proto__=y', {}, []],
  ])('%s', (text, expected, repaired) => {
    const found = read(text)
    expect(found.search).toEqual({ ...defaultSearch(today), ...expected })
    expect(found.repaired).toEqual(repaired)
  })

  test.each([
    [days, true],
    ['', false],
    ['checkIn=2027-05-21', false],
    ['checkIn=2020-05-21&checkOut=2020-05-26', false],
  ])('%s names its dates: %s', (text, dated) => {
    expect(read(text).dated).toBe(dated)
  })
})

describe('"round-trip property-tested" (decision 35.3)', () => {
  const words = fc.subarray(['a', 'all-inclusive', 'half-board', 'pool', 'wifi-2']).map((list) => sortedUnique(list))
  const searches: fc.Arbitrary<HotelSearch> = fc
    .record({
      place: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,40}$/), { nil: undefined }),
      label: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
      from: whole(490),
      nights: fc.integer({ min: 1, max: 10 }),
      adults: fc.integer({ min: 1, max: 9 }),
      children: fc.array(whole(17), { maxLength: 3 }),
      stars: fc.subarray([1, 2, 3, 4, 5]),
      themes: fc.uniqueArray(fc.integer({ min: 1, max: 11 })),
      boards: fc.subarray(BOARDS),
      amenities: words,
      freeCancellation: fc.boolean(),
      prices: fc.option(fc.tuple(whole(1e6), whole(1e6)), { nil: undefined }),
      currency: fc.option(fc.constantFrom('eur', 'jpy'), { nil: undefined }),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 1000 }),
    })
    .map(({ place, from, nights, adults, children, prices, currency, label, sort, page, ...lists }) => ({
      ...(place === undefined ? { label: '' } : { place: `location-${place}`, label }),
      sort,
      page,
      stay: { checkIn: addDays(today, from), checkOut: addDays(today, from + nights) },
      party: normaliseParty({ adults, children }),
      filters: {
        ...lists,
        themes: sortedUnique(lists.themes),
        price: prices ? { min: Math.min(...prices), max: Math.max(...prices), ...(currency ? { currency } : {}) } : {},
      },
    }))

  test('decoding an encoded search needs no repair', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const found = read(encode(search))
        expect(found).toEqual({ search, repaired: [], dated: true })
        expect(encode(found.search)).toBe(encode(search))
      }),
    )
  })

  test('any query decodes to a valid search that encodes without repair', () => {
    const names = [
      'v',
      'place',
      'label',
      'checkIn',
      'checkOut',
      'adults',
      'children',
      'stars',
      'themes',
      'boards',
      'min',
      'max',
      'sort',
      'page',
    ]
    const values = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0123456789,-') }), fc.constant('2027-05-21'))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values)), (entries) => {
        const { search } = decode(new URLSearchParams(entries), today)
        expect(checkStay(search.stay, today)).toEqual([])
        expect(checkParty(search.party)).toEqual([])
        expect(read(encode(search))).toMatchObject({ search, repaired: [] })
      }),
    )
  })
})
