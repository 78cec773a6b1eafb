import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { schemas } from '@rota/openapi/agency/validators'
import { SCENE_KINDS, SCENE_PALETTES } from '../../scenes/scene.ts'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import { NOW } from '../../testing/harness.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { serviceRecords } from '../catalogue/service-list.ts'
import { tourRecord } from '../catalogue/tour-record.ts'
import { rideRecord } from '../catalogue/transfers.ts'
import { createClock } from '../basics/clock.ts'
import { flightPlaces } from '../flights/flight-places.ts'
import { countries, locationRecord } from '../places/locations.ts'
import { AIRPORTS } from './airports.ts'
import { AIRPORT_CODES, CITIES, COUNTRIES } from './flights/airports.ts'
import { HUBS, ROUTES as FLIGHTS } from './flights/routes.ts'
import { HOTELS } from './hotels.ts'
import { CHILDREN, PARKING, PETS } from './house-rules.ts'
import { isPlace, PLACE_IDS, PLACES } from './places.ts'
import { PLANS } from './plans.ts'
import { ROOMS } from './rooms.ts'
import { SERVICES } from './services.ts'
import { SITES } from './sites/sites.ts'
import { STOPS } from './stops.ts'
import { TAGS } from './tags.ts'
import { TOURS } from './tours.ts'
import { INCLUDED } from './tours/words.ts'
import { RIDES } from './transfers/rides.ts'
import { ROUTES } from './transfers/routes.ts'
import { VEHICLES } from './transfers/vehicles.ts'

const FOLDER = new URL('../../seed/texts/', import.meta.url)
const market = { today: createClock(() => NOW).today(), priceFactor: 1000, soldOut: false, markup: 0 }

type Check = { (value: unknown): boolean; errors?: unknown }

/** Records that a validator of the contract rejects, with its errors. */
function refused(check: Check, records: readonly unknown[]): unknown[] {
  expect(records.length).toBeGreaterThan(0)
  return records.flatMap((record) => (check(record) ? [] : [{ record, errors: check.errors }]))
}

describe('every record made from a seed satisfies the contract as it is served', () => {
  it('sites, their rates and what their header leads to', async () => {
    expect(
      refused(
        await schemas.Site(),
        SITES.map(({ site }) => site),
      ),
    ).toEqual([])
    expect(
      refused(
        await schemas.Rates(),
        SITES.map(({ rates }) => rates),
      ),
    ).toEqual([])
    expect(
      refused(
        await schemas.NavItem(),
        SITES.flatMap(({ nav }) => nav),
      ),
    ).toEqual([])
  })

  it('hotels and pages', async () => {
    const { hotels, pages } = await catalogue()
    expect(hotels.all()).toHaveLength(HOTELS.length)
    expect(refused(await schemas.Hotel(), hotels.all())).toEqual([])
    expect(refused(await schemas.ContentPage(), pages.all())).toEqual([])
  })

  it('places and countries', async () => {
    const { seeds } = await catalogue()
    const places = PLACE_IDS.map((id) => locationRecord(id, seeds))
    expect(refused(await schemas.LocationRecord(), places)).toEqual([])
    expect(refused(await schemas.LocationCountry(), countries(seeds))).toEqual([])
  })

  it('tours, services of every kind and transfers', async () => {
    expect(
      refused(
        await schemas.Tour(),
        TOURS.map((tour) => tourRecord(tour, market)),
      ),
    ).toEqual([])
    expect(refused(await schemas.Service(), serviceRecords({}, market))).toEqual([])
    expect(
      refused(
        await schemas.Transfer(),
        [...RIDES.values()].map((ride) => rideRecord(ride, 1000)),
      ),
    ).toEqual([])
  })

  it('cities and airports of flights', async () => {
    const places = AIRPORT_CODES.flatMap((code) => flightPlaces(code))
    expect(refused(await schemas.FlightPlace(), places)).toEqual([])
  })
})

describe('everything that seeds refer to exists', () => {
  const unknown = (names: readonly string[], known: Iterable<string>) => {
    const all = new Set(known)
    return [...new Set(names)].filter((name) => !all.has(name))
  }
  const journeys = [...TOURS, ...SERVICES]

  it('places', () => {
    const stops = Object.values(STOPS).map(({ place }) => place)
    const airports = Object.values(AIRPORTS).map(({ place }) => place)
    const parents = Object.values(PLACES).flatMap(({ parent }) => parent ?? [])
    const starts = TOURS.flatMap(({ from }) => from ?? [])
    const places = [...HOTELS, ...journeys].map(({ place }) => place)
    expect(unknown([...places, ...starts, ...stops, ...airports, ...parents], PLACE_IDS)).toEqual([])
  })

  it('rooms, plans and rules of a house', () => {
    expect(
      unknown(
        HOTELS.flatMap(({ rooms }) => rooms),
        Object.keys(ROOMS),
      ),
    ).toEqual([])
    expect(
      unknown(
        HOTELS.flatMap(({ plans }) => plans),
        Object.keys(PLANS),
      ),
    ).toEqual([])
    expect(
      unknown(
        HOTELS.map(({ children }) => children),
        Object.keys(CHILDREN),
      ),
    ).toEqual([])
    expect(
      unknown(
        HOTELS.map(({ pets }) => pets),
        Object.keys(PETS),
      ),
    ).toEqual([])
    expect(
      unknown(
        HOTELS.map(({ parking }) => parking),
        Object.keys(PARKING),
      ),
    ).toEqual([])
  })

  it('themes, tags, stops and what is included', () => {
    const ids = themes.map(({ id }) => String(id))
    expect(
      unknown(
        [...HOTELS, ...journeys].flatMap(({ themes: own }) => own.map(String)),
        ids,
      ),
    ).toEqual([])
    expect(
      unknown(
        journeys.flatMap(({ tags }) => tags),
        Object.keys(TAGS),
      ),
    ).toEqual([])
    expect(
      unknown(
        TOURS.flatMap(({ days }) => days.flat()),
        Object.keys(STOPS),
      ),
    ).toEqual([])
    expect(
      unknown(
        TOURS.flatMap(({ included, excluded }) => [...included, ...excluded]),
        Object.keys(INCLUDED),
      ),
    ).toEqual([])
  })

  it('scenes and palettes', () => {
    const scenes = [...Object.values(PLACES), ...Object.values(STOPS), ...Object.values(ROOMS)].map(
      ({ scene }) => scene,
    )
    expect(unknown([...scenes, ...[...HOTELS, ...SERVICES].flatMap(({ pictures }) => pictures)], SCENE_KINDS)).toEqual(
      [],
    )
    expect(
      unknown(
        [...HOTELS, ...journeys].map(({ palette }) => palette),
        SCENE_PALETTES,
      ),
    ).toEqual([])
  })

  it('ends of routes, vehicles, airports, cities and their countries', () => {
    const ends = ROUTES.flatMap(({ from, to }) => [from, to])
    expect(ends.filter((end) => !isPlace(end) && !Object.hasOwn(AIRPORTS, end))).toEqual([])
    expect(
      unknown(
        ROUTES.flatMap(({ vehicles }) => vehicles),
        Object.keys(VEHICLES),
      ),
    ).toEqual([])
    expect(unknown([...HUBS, ...FLIGHTS.flatMap(({ between }) => between)], AIRPORT_CODES)).toEqual([])
    expect(
      unknown(
        Object.values(CITIES).map(({ country }) => country),
        Object.keys(COUNTRIES),
      ),
    ).toEqual([])
  })

  it('no id twice', () => {
    const ids = [...HOTELS.map(({ id }) => id), ...journeys.map(({ id }) => id)]
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

/** The paths of all texts in a tree, with the placeholders of each text. */
function branches(tree: unknown, path = ''): string[] {
  if (typeof tree === 'string') {
    return [`${path} ${(tree.match(/\{\{?\w+\}\}?/g) ?? []).toSorted().join(' ')}`.trim()]
  }
  return Object.entries(Object(tree)).flatMap(([key, value]) => branches(value, `${path}/${key}`))
}

describe('texts', () => {
  const files = readdirSync(new URL('en/', FOLDER)).toSorted()
  const read = (lang: string, file: string): unknown =>
    JSON.parse(readFileSync(new URL(`${lang}/${file}`, FOLDER), 'utf8'))
  /**
   * Page bodies are compared as a whole, because languages differ in line breaks
   * and in how often they use a placeholder.
   */
  const shapeOf = (lang: string, file: string) =>
    branches(read(lang, file)).map((branch) => (file === 'pages.json' ? branch.replace(/\/body\/.*/, '/body') : branch))

  it('every language of the list is a folder, and every folder is in the list', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(LANGUAGES.toSorted())
  })

  it.each(LANGUAGES)('%s has the files of English, with the same keys and the same placeholders', (lang) => {
    expect(readdirSync(new URL(`${lang}/`, FOLDER)).toSorted()).toEqual(files)
    for (const file of files)
      expect([file, ...new Set(shapeOf(lang, file))]).toEqual([file, ...new Set(shapeOf('en', file))])
  })
})
