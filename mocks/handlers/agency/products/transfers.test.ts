import LANGUAGES from '../../../seed/languages.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { createMockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { ROUTES } from '../../../world/seed/transfers/routes.ts'
import { VEHICLES } from '../../../world/seed/transfers/vehicles.ts'

type List = { records: Schema<'TransferFacts'>[]; stats: Schema<'Stats'> }

const mock = await createMockHarness()
const list = async (query: Record<string, string> = {}) => (await mock.call<List>('transferList', { query })).body
const view = (id: string) => mock.call<{ record: Schema<'Transfer'> }>('transferView', { path: { id } })

describe('transfers', () => {
  it('are on twenty and more routes, forty a page (decision 36.5)', async () => {
    const { records, stats } = await list()
    expect(ROUTES.length).toBeGreaterThanOrEqual(20)
    expect(records).toHaveLength(40)
    expect(stats).toMatchObject({ currentPage: 1, pageSize: 40, pageCount: Math.ceil(stats.totalRecord / 40) })
    expect((await list({ page: '999' })).records).toEqual([])
  })

  it.each([
    ['from and to', { fromLocation: 'location-dlm', toLocation: 'location-kas' }],
    ['the other way round', { fromLocation: 'location-kas', toLocation: 'location-dlm' }],
  ])('are found by %s', async (_case, query) => {
    const { records } = await list(query)
    expect(records.map(({ vehicle }) => vehicle.kind)).toEqual(['economy', 'minivan', 'minibus'])
    expect(new Set(records.map(({ from, to }) => `${from.code} ${to.id}`))).toEqual(new Set(['DLM kas']))
  })

  it('of a province are those of the places in it', async () => {
    const ends = (await list({ toLocation: 'location-cappadocia', limit: '100' })).records.map(({ to }) => to.id)
    expect(new Set(ends)).toEqual(new Set(['goreme', 'urgup', 'uchisar', 'avanos']))
  })

  it('have room for everybody and their bags', async () => {
    const { records } = await list({ passengers: '5', bags: '7', limit: '100' })
    expect(new Set(records.map(({ vehicle }) => vehicle.kind))).toEqual(new Set(['minibus']))
  })

  it.each([
    ['price', 'asc', ({ prices }: Schema<'TransferFacts'>) => prices[0]?.price.value ?? 0],
    ['duration', 'desc', ({ duration }: Schema<'TransferFacts'>) => -duration],
    ['capacity', 'asc', ({ vehicle }: Schema<'TransferFacts'>) => vehicle.passengers],
  ])('are ordered by %s, %s', async (sort, order, value) => {
    const values = (await list({ sort, order, limit: '100' })).records.map(value)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })

  it('cost for the vehicle, there and back less than twice, the other way as much', async () => {
    const { record } = (await view('dlmkasminivan')).body
    const [there, back, both] = record.facts.prices.map(({ price }) => price.value)
    expect(record.facts.prices.map(({ direction }) => direction)).toEqual([1, 2, 3])
    expect([there, back, both]).toEqual([5460, 5460, 10_374])
    expect(record.facts.priceBasis).toBe(2)
  })

  it('that are driven one way only are not offered the other way', async () => {
    expect((await view('bodrumpamukkaleminivan')).body.record.facts.prices).toHaveLength(1)
    const backward = await list({ direction: '2', fromLocation: 'location-pamukkale', toLocation: 'location-bodrum' })
    expect(backward.records).toEqual([])
  })

  it('cost more when all prices are raised', async () => {
    const raised = await createMockHarness()
    raised.world.setScenario('price-changed')
    const { body } = await raised.call<{ record: Schema<'Transfer'> }>('transferView', {
      path: { id: 'dlmkasminivan' },
    })
    expect(body.record.facts.prices[0]?.price.value).toBe(6006)
  })

  it('have texts in every language and a picture, and ask for the flight at an airport', async () => {
    const { record } = (await view('dlmkasminivan')).body
    const { facts, description, included, notes = [] } = record
    const ends = [facts.meetingPoint, facts.returnMeetingPoint ?? []]
    expect(ends[0]).not.toEqual(ends[1])
    for (const text of [facts.name, facts.vehicle.name, ...ends, description, notes, ...included]) {
      expect(text.map(({ lang }) => lang)).toEqual(LANGUAGES)
    }
    expect([record.needsFlight, (await view('kasfethiyeminivan')).body.record.needsFlight]).toEqual([true, false])
    const picture = await mock.answer(new Request(`http://mocks.test/images-host/web/site1001/${facts.picture.id}.png`))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  })

  it.each(['toLocation', 'fromLocation'])('404 for a %s that does not exist', async (name) => {
    expect(await mock.call('transferList', { query: { [name]: 'location-atlantis' } })).toMatchObject({ status: 404 })
  })

  it('404 for a transfer that does not exist', async () => {
    expect((await view('dlmkasbicycle')).status).toBe(404)
  })
})

describe('places of transfers', () => {
  it('name airports first, and every way that can be driven', async () => {
    const { body } = await mock.call<{ records: Schema<'TransferLocation'>[] }>('transferLocationList')
    const kinds = body.records.map(({ stop }) => stop.type === 3)
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)))
    const reached = (id: string) => body.records.find(({ stop }) => stop.id === id)?.reaches
    expect(reached('bjv')).toEqual(['bodrum', 'marmaris'])
    expect(reached('bodrum')).toEqual(['bjv', 'adb', 'pamukkale'])
    expect(reached('pamukkale')).toEqual(['dnz'])
  })
})

it('every kind of vehicle has seats', () => {
  for (const { passengers, bags } of Object.values(VEHICLES)) expect(Math.min(passengers, bags)).toBeGreaterThan(0)
})
