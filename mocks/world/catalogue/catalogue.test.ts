import { describe, expect, it } from 'vitest'
import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { scene } from '../../scenes/scene.ts'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import { catalogue } from './catalogue.ts'
import { roomPrices } from './offers.ts'
import { drawingOf } from './pictures.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { HOTELS } from '../seed/hotels.ts'
import { lineageOf } from '../seed/places.ts'
import { PLANS } from '../seed/plans.ts'
import { ROOMS } from '../seed/rooms.ts'
import { SITES } from '../seed/sites/sites.ts'
import { untranslated } from '../../testing/untranslated.ts'

const { hotels, pages, seeds } = await catalogue()
const records = hotels.all()

describe('the catalogue', () => {
  it('has sixty and more hotels in forty and more places of twelve and more provinces', () => {
    expect(records.length).toBeGreaterThanOrEqual(60)
    expect(new Set(HOTELS.map(({ place }) => place)).size).toBeGreaterThanOrEqual(40)
    expect(new Set(HOTELS.map(({ place }) => lineageOf(place).at(-2))).size).toBeGreaterThanOrEqual(12)
  })

  it('has more hotels than fit on a page of a list (decision 36.5)', () => {
    expect(records.length).toBeGreaterThan(40)
  })

  it('has houses of every kind: two to five stars, every board, every season and every room', () => {
    expect(new Set(HOTELS.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]))
    expect(new Set(HOTELS.flatMap(({ plans }) => plans))).toEqual(new Set(Object.keys(PLANS)))
    expect(new Set(HOTELS.flatMap(({ rooms }) => rooms))).toEqual(new Set(Object.keys(ROOMS)))
    expect(new Set(HOTELS.map(({ season }) => season)).size).toBe(6)
  })

  it('says nothing twice: every headline and every sentence of a description belongs to one hotel', () => {
    for (const lang of LANGUAGES.filter((each) => HOTELS[0]?.headline[each] !== undefined)) {
      const headlines = HOTELS.map(({ headline }) => headline[lang] ?? '')
      const sentences = HOTELS.flatMap(({ description }) => (description[lang] ?? '').split(/(?<=[.؟])\s/u))
      expect(new Set(headlines).size).toBe(HOTELS.length)
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
    }
  })

  it.each([
    ['all inclusive', 2, (hotel: HotelSeed) => hotel.plans.some((plan) => plan.startsWith('ai-'))],
    ['half board', 4, (hotel: HotelSeed) => hotel.plans.some((plan) => plan.startsWith('hb-'))],
    ['spa', 7, (hotel: HotelSeed) => hotel.amenities.some((id) => id === 'spa' || id === 'hammam')],
    ['ski', 8, (hotel: HotelSeed) => hotel.season === 'snow'],
    ['golf', 9, (hotel: HotelSeed) => hotel.amenities.includes('golf')],
    ['pet friendly', 10, (hotel: HotelSeed) => hotel.pets !== 'none'],
    ['early booking', 11, (hotel: HotelSeed) => hotel.plans.some((plan) => plan.endsWith('-early'))],
  ])('the theme %s is true of every hotel that bears it', (_, theme, isTrue) => {
    const bearing = HOTELS.filter(({ themes: ids }) => ids.includes(theme))
    expect(bearing.length).toBeGreaterThan(0)
    expect(bearing.filter((hotel) => !isTrue(hotel)).map(({ name }) => name)).toEqual([])
  })

  it('gives every hotel an id, a slug and a name of its own', () => {
    for (const name of ['id', 'slug', 'name'] as const) {
      expect(new Set(records.map(({ facts }) => facts[name])).size).toBe(records.length)
    }
  })

  it.each(records.map((hotel) => [hotel.facts.name, hotel] as const))('%s is told in every language', (_, hotel) => {
    const { facts, headline, description, address, rooms, policies } = hotel
    const { location, distance, picture } = facts
    const texts = [headline, description, address, location.name, distance, picture.alt]
    const rules = [policies.children, policies.pets, policies.parking]
    expect(untranslated([...texts, ...rules, ...rooms.flatMap(({ name, beds }) => [name, beds])])).toEqual([])
    for (const { value } of description) expect(value.split(/[.؟](?:\s|$)|。/u).length).toBeGreaterThanOrEqual(3)
  })

  it.each(records.map((hotel) => [hotel.facts.name, hotel] as const))('%s has its rooms and pictures', (_, hotel) => {
    expect(hotel.rooms.length).toBeGreaterThanOrEqual(3)
    expect(hotel.rooms.length).toBeLessThanOrEqual(6)
    expect(hotel.pictures.length).toBeGreaterThanOrEqual(5)
    expect(hotel.pictures.length).toBeLessThanOrEqual(8)
    const ids = [...hotel.pictures, ...hotel.rooms.map(({ picture }) => picture)].map((picture) => picture?.id ?? '')
    for (const id of ids) expect(drawingOf(id.replace('.svg', ''), seeds)).toBeDefined()
  })

  it('names only themes that are numbered, and all of them somewhere', () => {
    const known = new Set(themes.map(({ id }) => id))
    const used = new Set(HOTELS.flatMap((hotel) => hotel.themes))
    expect([...used].filter((id) => !known.has(id))).toEqual([])
    expect([...known].filter((id) => !used.has(id))).toEqual([])
  })

  it('has hotels on request, in campaigns, with a tax at the hotel, and one that never is full', () => {
    expect(HOTELS.some(({ supply }) => supply === 'request')).toBe(true)
    expect(HOTELS.filter(({ campaign }) => campaign !== undefined).length).toBeGreaterThanOrEqual(3)
    expect(HOTELS.filter(({ cityTax }) => cityTax !== undefined).length).toBeGreaterThanOrEqual(5)
    expect(seeds.get('12')?.supply).toBe('open')
  })
})

describe('pages', () => {
  const all = pages.all()
  const placeholders = (value: string) => (value.match(/\{\{[^}]*\}\}/g) ?? []).toSorted()

  it('are two guides, about, contact, agreement, privacy and both contract texts, all named by the site', () => {
    const urls = [
      'guides/lycian-coast',
      'guides/cappadocia',
      'about',
      'contact',
      'agreement',
      'privacy',
      'distance-sales',
      'pre-information',
    ]
    expect(all.map(({ url }) => url)).toEqual(urls)
    for (const { site } of SITES) expect(site.pages?.map(({ url }) => url)).toEqual(urls)
  })

  it.each(all.map((page) => [page.url, page] as const))('%s is told in every language', (_, { title, body }) => {
    expect(untranslated([title, body])).toEqual([])
  })

  const SELLER = ['seller', 'sellerEmail', 'sellerPhone']
  it.each([
    ['distance-sales', [...SELLER, 'sellerLicence']],
    ['pre-information', [...SELLER, 'site']],
  ])('%s has every placeholder, the same ones in each language', (url, seller) => {
    const names = ['customer', 'date', 'guests', 'lines', 'payment', ...seller, 'total']
    const page = all.find((known) => known.url === url)
    const [first = [], ...others] = page?.body.map(({ value }) => placeholders(value)) ?? []
    expect(new Set(first)).toEqual(new Set(names.map((name) => `{{${name}}}`)))
    expect(others.length).toBe(LANGUAGES.length - 1)
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(all.filter(({ format }) => format === 'html').map((page) => [page.url, page] as const))(
    '%s has the same headings, lists and facts of the site in every language',
    (_, { body }) => {
      const tags = body.map(({ value }) => value.match(/<\/?[a-z0-9]+/g))
      expect(new Set(tags.map((found) => found?.join()))).toHaveLength(1)
      expect(new Set(body.map(({ value }) => placeholders(value).join()))).toHaveLength(1)
      expect(body.every(({ value }) => value.includes('<h2>') && !value.includes('<h1'))).toBe(true)
    },
  )
})

describe('price plans', () => {
  it('of one room and one board differ in their names', () => {
    const market = { today: 20270101, priceFactor: 1000, soldOut: false, markup: 0 }
    const stay = { checkIn: 20270521, checkOut: 20270526 }
    for (const hotel of HOTELS) {
      const { rooms } = roomPrices(hotel, stay, { adults: 2, children: [] }, market)
      for (const { plans } of rooms) {
        const shown = plans.map(({ name, offer }) => `${offer.board} ${name?.[0]?.value}`)
        expect(new Set(shown)).toHaveLength(plans.length)
        expect(untranslated(plans.map(({ name }) => name))).toEqual([])
      }
    }
  })
})

const draw = (id: string) => {
  const drawing = drawingOf(id, seeds)
  return drawing && scene(drawing.kind, drawing.seed, drawing.palette)
}

describe('pictures', () => {
  it('are the same drawing each time, and different ones for different ids', () => {
    expect(draw('hotel-12-1')).toBe(draw('hotel-12-1'))
    expect(draw('hotel-12-1')).not.toBe(draw('hotel-12-2'))
    expect(draw('place-kas')).toContain('<svg')
  })

  it.each(['hotel-12-99', 'hotel-999-1', 'room-12-9', 'place-atlantis', 'place-constructor', '', 'hotel-12'])(
    'there is no picture %j',
    (id) => {
      expect(drawingOf(id, seeds)).toBeUndefined()
    },
  )
})
