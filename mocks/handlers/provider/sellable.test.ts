import { describe, expect, test } from 'vitest'
import { createProviderHarness } from '../../testing/provider-harness.ts'

describe('where each product is sold (decision 16.12)', () => {
  test('departure and arrival places, countries and nights', async () => {
    const mock = await createProviderHarness()
    const { locations: from } = await mock.ask('departurePlaceList', { productType: 1, culture: 'tr-TR' })
    const { locations: to } = await mock.ask('arrivalPlaceList', { productType: 1 })
    expect(from.map(({ code }) => code)).toContain('IST')
    expect(new Set(from.map(({ id }) => id)).size).toBe(from.length)
    expect(to.map(({ id, name }) => [id, name])).toContainEqual(['23494', 'Antalya'])
    expect((await mock.ask('arrivalCountryList', { productType: 2 })).countries.map(({ id }) => id)).toEqual([
      'TR',
      'GR',
      'GE',
      'ME',
    ])
    expect((await mock.ask('nightList', { productType: 1 })).nights).toContain(7)
  })

  test('hotels of a place, all hotels without one, and none for an unknown place', async () => {
    const mock = await createProviderHarness()
    const names = async (...arrivalLocations: { id: string; type: 1 | 2 }[]) => {
      const { products } = await mock.ask('productList', { productType: 2, arrivalLocations })
      return products.map(({ id }) => id)
    }
    const all = (await mock.ask('productList', { productType: 2 })).products.map(({ id }) => id)
    const antalya = await names({ id: '23494', type: 2 })
    const countries = await Promise.all(['TR', 'GR', 'GE', 'ME'].map((id) => names({ id, type: 1 })))
    expect(countries.flat()).toEqual(all)
    expect(await names({ id: 'GR', type: 1 })).toEqual(['30340', '30341', '30342', '30343'])
    expect(antalya.length).toBeGreaterThan(0)
    expect(antalya.length).toBeLessThan(all.length)
    expect(await names({ id: '23494', type: 1 })).toEqual([])
  })
})
