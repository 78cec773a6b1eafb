import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { createMockHarness } from '../../testing/harness.ts'
import { departuresOf } from './departures.ts'
import { journeyDrawingOf, servicePictures, tourPictures } from './journey-pictures.ts'
import type { Schema } from '../basics/schemas.ts'
import { serviceRecords } from './service-list.ts'
import { SERVICES } from '../seed/services.ts'
import { STOPS } from '../seed/stops.ts'
import { TOURS } from '../seed/tours.ts'
import { untranslated } from '../../testing/untranslated.ts'
import { tourRecord } from './tour-record.ts'

const { world } = await createMockHarness()
const market = world.market()
const services = [...serviceRecords({}, market), ...serviceRecords({ status: 'passive' }, market)]

/** Texts that a language lacks, or in which a place was not filled in. */
const wrong = (texts: (Schema<'LocalizedText'> | undefined)[]) => [
  ...untranslated(texts),
  ...texts.filter((text) => text?.some(({ value }) => /[{}]/.test(value))),
]

describe('tours', () => {
  it('are sixty and more, of a day and of several, with and without nights, in ten and more places', () => {
    expect(TOURS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(TOURS.map(({ place }) => place)).size).toBeGreaterThanOrEqual(10)
    expect(TOURS.filter(({ days }) => days.length > 1).length).toBeGreaterThanOrEqual(12)
    expect(new Set(TOURS.map(({ basis }) => basis))).toEqual(new Set(['pax', 'service', 'room']))
  })

  it.each(TOURS.map((tour) => [tour.id, tour] as const))('%s is told in every language', (_id, tour) => {
    const { facts, headline, description, pickup, itinerary, included, excluded } = tourRecord(tour, market)
    const days = itinerary.flatMap(({ title, stops }) => [title, ...stops.flatMap(({ name, text }) => [name, text])])
    expect(wrong([facts.name, headline, description, pickup, ...days, ...included, ...excluded])).toEqual([])
    expect(itinerary).toHaveLength(facts.days)
    expect(facts.hours === undefined).toBe(facts.nights > 0)
    expect(facts.board === undefined).toBe(facts.nights === 0)
  })

  it('show every stop somewhere', () => {
    const shown = new Set<string>(TOURS.flatMap(({ days }) => days.flat()))
    expect(Object.keys(STOPS).filter((stop) => !shown.has(stop))).toEqual([])
  })

  it('leave full and with seats, never before tomorrow', () => {
    const all = TOURS.flatMap((tour) => departuresOf(tour, market))
    const full = all.filter(({ seatsLeft }) => seatsLeft === 0)
    expect(full.length).toBeGreaterThan(100)
    expect(full.every(({ availability }) => availability === 3)).toBe(true)
    expect(all.filter(({ availability }) => availability === 2).length).toBeGreaterThan(10)
    expect(all.every(({ checkIn, checkOut }) => market.today < checkIn && checkIn < checkOut)).toBe(true)
  })
})

describe('services', () => {
  it('are forty and more beside tours, of every kind but flights', () => {
    expect(SERVICES.length).toBeGreaterThanOrEqual(40)
    const kinds = new Set(services.map(({ facts }) => facts.kind))
    expect(kinds).toEqual(new Set(['package', 'daily', 'gulet', 'caravan', 'transfer', 'charter', 'extra']))
    expect(services).toHaveLength(SERVICES.length + TOURS.length)
  })

  it.each(services.map((service) => [service.id, service] as const))('%s is told in every language', (_id, service) => {
    const { name, headline, description, included, excluded } = service
    const proper = service.facts.kind === 'gulet' || service.facts.kind === 'extra' || service.facts.kind === 'transfer'
    expect(wrong([...(proper ? [] : [name]), headline, description, ...included, ...excluded])).toEqual([])
  })

  it('have an id, a slug and a first picture of their own', () => {
    for (const values of [
      services.map(({ id }) => id),
      services.map(({ slug }) => slug),
      services.map(({ picture }) => picture.id),
    ]) {
      expect(new Set(values).size).toBe(services.length)
    }
  })

  it('name only themes that are numbered', () => {
    const known = new Set(themes.map(({ id }) => id))
    expect(services.flatMap((service) => service.themes).filter((id) => !known.has(id))).toEqual([])
  })
})

describe('pictures', () => {
  it('of every tour and service can be drawn', () => {
    const ids = [...TOURS.flatMap(tourPictures), ...SERVICES.flatMap(servicePictures)].map(({ id }) => id)
    expect(ids.filter((id) => journeyDrawingOf(id.replace('.svg', '')) === undefined)).toEqual([])
  })

  it.each(['tour-201-9', 'tour-999-1', 'service-301-0', 'service-201-1', 'tour-201', 'hotel-12-1', ''])(
    'there is no picture %j',
    (id) => {
      expect(journeyDrawingOf(id)).toBeUndefined()
    },
  )
})
