import { expect, test } from 'vitest'
import { createMockHarness } from '../../testing/harness.ts'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import { serviceRecords } from '../catalogue/service-list.ts'
import { inEach, properName, text } from './texts.ts'
import { tourRecord } from '../catalogue/tour-record.ts'
import { TOURS } from '../seed/tours.ts'

const isWord = (it: unknown): it is { lang: string } =>
  typeof it === 'object' && it !== null && 'lang' in it && 'value' in it && typeof it.lang === 'string'

/** The languages of every text inside a value. */
function toldIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > 0 && value.every(isWord)) return [value.map(({ lang }) => lang).join()]
  return Object.values(value).flatMap(toldIn)
}

test('every text is in every language, in the order of the list', async () => {
  const { world } = await createMockHarness()
  const market = world.market()
  const hotels = world.catalogue.hotels.findMany().map((hotel) => ({ ...hotel }))
  const tours = TOURS.map((tour) => tourRecord(tour, market))
  const told = toldIn([hotels, world.catalogue.pages.findMany(), tours, serviceRecords({}, market)])
  expect(told.length).toBeGreaterThan(5000)
  expect(new Set(told)).toEqual(new Set([LANGUAGES.join()]))
})

test('a language that something is not told in is left out, also where its words are put together with others', () => {
  expect(text({ en: 'Bay', ar: 'خليج' })).toEqual([
    { lang: 'en', value: 'Bay' },
    { lang: 'ar', value: 'خليج' },
  ])
  expect(properName('Kaş').map(({ lang }) => lang)).toEqual(LANGUAGES)
  const words = inEach((pick, lang) => `${lang}: ${pick({ en: 'Bay', ar: 'خليج' })}`)
  expect(words).toEqual({ en: 'en: Bay', ar: 'ar: خليج' })
})
