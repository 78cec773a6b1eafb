import LANGUAGES from '../../../seed/languages.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { createMockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { PLACE_IDS } from '../../../world/seed/places.ts'

type List = { records: Schema<'LocationFacts'>[]; stats: Schema<'Stats'> }

const mock = await createMockHarness()
const list = async (query: Record<string, string> = {}) => (await mock.call<List>('locationList', { query })).body
const view = (id: string) => mock.call<{ record: Schema<'LocationRecord'> }>('locationView', { path: { id } })
const ids = ({ records }: List) => records.map(({ id }) => id)

describe('places', () => {
  it('come thirty a page (decision 36.5), and every one on some page', async () => {
    const first = await list()
    expect(first.stats).toMatchObject({ totalRecord: PLACE_IDS.length, currentPage: 1, pageSize: 30 })
    expect(first.records.length).toBe(Math.min(30, PLACE_IDS.length))
    const small = await Promise.all(
      Array.from({ length: Math.ceil(PLACE_IDS.length / 10) }, (_, at) => list({ limit: '10', page: String(at + 1) })),
    )
    expect(small.flatMap(ids).toSorted()).toEqual([...PLACE_IDS].toSorted())
  })

  it.each([
    ['kas', 'kas'],
    ['KAŞ', 'kas'],
    ['كاش', 'kas'],
    ['Kappadokien', 'cappadocia'],
  ])('are found by %s', async (keyword, id) => {
    expect(ids(await list({ keyword }))).toContain(id)
  })

  it('are ordered by name or by their hotels', async () => {
    const names = (await list({ limit: '100' })).records.map(({ name }) => name[0]?.value ?? '')
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    const numbers = (await list({ sort: 'hotels', order: 'desc', limit: '100' })).records.map(({ hotels }) => hotels)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(numbers.at(0)).toBe(71)
  })

  it('have their children, their lineage and a picture that is drawn', async () => {
    const { record } = (await view('antalya')).body
    expect(record.lineage.map(({ id }) => id)).toEqual(['turkiye'])
    expect(record.children.map(({ id }) => id)).toEqual(expect.arrayContaining(['kas', 'lara', 'belek']))
    expect(record.children.every(({ parent }) => parent?.id === 'antalya')).toBe(true)
    const address = `http://mocks.test/images-host/web/site1001/${record.facts.picture.id}.png`
    expect((await mock.answer(new Request(address))).status).toBe(200)
    expect((await view('oludeniz')).body.record.lineage.map(({ id }) => id)).toEqual(['turkiye', 'mugla', 'fethiye'])
  })

  it('have further pictures, the weather of twelve months and the nearest airport', async () => {
    const { record } = (await view('kas')).body
    expect(record.climate?.map(({ sea }) => sea)).toHaveLength(12)
    expect(record.airport).toMatchObject({ code: 'DLM', kilometres: 95 })
    for (const { id } of record.pictures ?? []) {
      const address = `http://mocks.test/images-host/web/site1001/${id}.png`
      expect((await mock.answer(new Request(address))).status).toBe(200)
    }
    expect(record.pictures?.map(({ id }) => id)).toEqual(['place-kas-2.svg', 'place-kas-3.svg', 'place-kas-4.svg'])
    const inland = (await view('goreme')).body.record
    expect(inland.climate?.map(({ air }) => air)).toContain(31)
    expect(inland.climate?.every(({ sea }) => sea === undefined)).toBe(true)
    expect((await view('van')).body.record.airport).toBeUndefined()
    expect((await view('turkiye')).body.record.climate).toBeUndefined()
  })

  it('have names in every language and descriptions in at least four', async () => {
    const told = await Promise.all(PLACE_IDS.map(async (id) => (await view(id)).body.record))
    const texts = told.flatMap(({ facts, description }) => [facts.name, ...(description ? [description] : [])])
    for (const { facts } of told) expect(facts.name.map(({ lang }) => lang)).toEqual(LANGUAGES)
    for (const text of texts)
      expect(text.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'ar', 'tr', 'de']))
    expect(told.filter(({ description }) => description !== undefined).length).toBeGreaterThanOrEqual(25)
  })

  it('404 for a place that does not exist', async () => {
    expect((await view('atlantis')).status).toBe(404)
  })
})

it('countries are the roots of all places', async () => {
  const { body } = await mock.call<{ records: Schema<'LocationCountry'>[] }>('countryList')
  expect(body.records.map(({ id, code }) => [id, code])).toEqual([
    ['turkiye', 'TR'],
    ['greece', 'GR'],
    ['georgia', 'GE'],
    ['montenegro', 'ME'],
  ])
  const sum = (of: (country: Schema<'LocationCountry'>) => number) =>
    body.records.reduce((all, country) => all + of(country), 0)
  expect(sum(({ hotels }) => hotels)).toBe(mock.world.catalogue.seeds.size)
  expect(sum(({ locations }) => locations + 1)).toBe(PLACE_IDS.length)
  for (const { hotels } of body.records) expect(hotels).toBeGreaterThanOrEqual(2)
  expect(body.records[0]?.name).toContainEqual({ lang: 'de', value: 'Türkei' })
})

it('a place abroad lies in its country, as those at home do', async () => {
  const { body } = await mock.call<{ record: Schema<'LocationRecord'> }>('locationView', { path: { id: 'lindos' } })
  expect(body.record.lineage.map(({ id }) => id)).toEqual(['greece', 'rhodes'])
})
