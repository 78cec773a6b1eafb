import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode } from './hotel-address.ts'
import { encodeVisit } from './visit-address.ts'
import { defaultSearch } from './hotel-search.ts'
import { roomsOf } from './visit.ts'
import { hotelSourceOf } from './hotel-source.ts'
import { providerHotelOf } from './provider-hotel.ts'
import { providerPlaceOf, providerPlaceText } from './provider-place.ts'
import { providerSlug } from './provider-slug.ts'
import { decode } from './read-hotel-address.ts'
import { anyText } from '../../testing/any-text.ts'

const TODAY = 20270501
const read = (query: string) => decode(query, TODAY, 'provider')

it("hotelSourceOf follows the site's search option (decision 27.2)", () => {
  expect(['paximum', 'other', undefined].map((said) => hotelSourceOf(said ? { searchTypeOption: said } : {}))).toEqual([
    'provider',
    'agency',
    'agency',
  ])
})

describe('the address of a search at the provider', () => {
  it('decodes the place, rooms and nationality that it encodes', () => {
    const query = 'place=2-23494&label=Antalya&checkIn=2027-05-21&checkOut=2027-05-28&rooms=2.5,2&nationality=DE'
    const { search, repaired, dated } = read(query)
    expect([repaired, dated, search.place, search.nationality]).toEqual([[], true, '2-23494', 'DE'])
    expect(roomsOf(search)).toEqual([
      { adults: 2, children: [5] },
      { adults: 2, children: [] },
    ])
    expect(encode(search)).toBe(query)
    expect(encodeVisit(search)).toBe(query.slice(query.indexOf('checkIn')))
  })

  it('defaults to seven nights from tomorrow (decision 30.3)', () => {
    expect(defaultSearch(TODAY, 'provider').stay).toEqual({ checkIn: 20270502, checkOut: 20270509 })
    expect(read('checkIn=2027-06-01').search.stay).toEqual({ checkIn: 20270601, checkOut: 20270608 })
    expect(defaultSearch(TODAY).stay).toEqual({ checkIn: 20270502, checkOut: 20270507 })
  })

  it.each([
    ['rooms=2,0', ['rooms'], 1],
    ['rooms=x', ['rooms'], 1],
    ['nationality=deu', ['nationality'], 1],
    ['place=kas', ['place'], 1],
    ['adults=3&children=4', [], 1],
  ])('repairs %s', (query, repaired, rooms) => {
    const found = read(query)
    expect([found.repaired, roomsOf(found.search).length]).toEqual([repaired, rooms])
  })

  it("keeps the label of an agency's place, to look the place up at the provider (decision 35.10)", () => {
    const { search, repaired } = read('place=kas&label=Ka%C5%9F')
    expect([search.place, search.label, repaired]).toEqual([undefined, 'Kaş', []])
  })

  it("drops rooms on an agency's site, which searches one room at a time", () => {
    const { search, repaired } = decode('rooms=2,2&nationality=DE', TODAY)
    expect([search.more, search.nationality, repaired]).toEqual([undefined, undefined, ['rooms']])
  })
})

describe('the address of a hotel of the provider', () => {
  it.each([
    ['Ardıç Bay Hotel', 'ardic-bay-hotel-p2-30211'],
    ['İpek & Çağ Otel', 'ipek-cag-otel-p2-30211'],
    ['فندق', 'hotel-p2-30211'],
  ])('the slug of %s ends in the provider and the id', (name, slug) => {
    expect(providerSlug(name, { provider: 2, id: '30211' })).toBe(slug)
    expect(providerHotelOf(slug)).toEqual({ provider: 2, id: '30211' })
  })

  it("is not found in an agency's slug", () => {
    expect(['ardic-bay-hotel-12', '12', 'camp2-30211'].map(providerHotelOf)).toEqual([undefined, undefined, undefined])
  })

  const ids = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/)

  it('finds the hotel of any generated slug', () => {
    const refs = fc.record({ provider: fc.nat(99), id: ids })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), refs, (name, ref) => {
        expect(providerHotelOf(providerSlug(name, ref))).toEqual(ref)
      }),
    )
  })

  it('names a place by type and id', () => {
    const places = fc.record({ type: fc.constantFrom(1 as const, 2, 3, 4, 5), id: ids })
    fc.assert(
      fc.property(places, (place) => {
        expect(providerPlaceOf(providerPlaceText(place))).toEqual(place)
      }),
    )
  })

  it('parses any text to nothing or to a hotel whose slug names it again', () => {
    const made = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'p0129-aZ') }))
    fc.assert(
      fc.property(made, fc.string(), (slug, name) => {
        const found = providerHotelOf(slug)
        expect(found && providerHotelOf(providerSlug(name, found))).toEqual(found)
      }),
    )
  })
})
