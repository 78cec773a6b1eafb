import { describe, expect, it } from 'vitest'
import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { scene } from '../scenes/scene.ts'
import { catalogue } from './catalogue.ts'
import { drawingOf } from './pictures.ts'
import { HOTELS } from './seed/hotels.ts'
import { lineageOf } from './seed/places.ts'

const { hotels, pages, seeds } = await catalogue()
const records = hotels.all()

describe('the catalogue', () => {
  it('has thirty and more hotels in eight and more places', () => {
    expect(records.length).toBeGreaterThanOrEqual(30)
    expect(new Set(HOTELS.map(({ place }) => place)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(HOTELS.map(({ place }) => lineageOf(place).at(-2))).size).toBeGreaterThanOrEqual(8)
  })

  it('gives every hotel an id, a slug and a name of its own', () => {
    for (const name of ['id', 'slug', 'name'] as const) {
      expect(new Set(records.map(({ facts }) => facts[name])).size).toBe(records.length)
    }
  })

  it.each(records.map((hotel) => [hotel.facts.name, hotel] as const))(
    '%s is told in English and Arabic',
    (_, hotel) => {
      const { facts, headline, description, address, rooms, policies } = hotel
      const texts = [headline, description, address, facts.distance, policies.children, policies.pets, policies.parking]
      for (const text of [...texts, ...rooms.map(({ name }) => name)]) {
        const words = new Map(text?.map(({ lang, value }) => [lang, value]))
        expect(words.get('en')).toMatch(/[A-Za-z]/)
        expect(words.get('ar')).toMatch(/[\u0600-\u06FF]/)
      }
      for (const { value } of description) expect(value.split(/[.؟](?:\s|$)/u).length).toBeGreaterThanOrEqual(3)
    },
  )

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

  it('has both contract texts with every placeholder in both languages', () => {
    const names = ['site', 'customer', 'guests', 'lines', 'total', 'payNow', 'date']
    for (const url of ['distance-sales', 'pre-information']) {
      const page = pages.findFirst((query) => query.where((known) => known.url === url))
      const bodies = page?.body.map(({ value }) => names.filter((name) => !value.includes(`{{${name}}}`)))
      expect(bodies).toEqual([[], []])
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
