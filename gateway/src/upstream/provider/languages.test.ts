import { expect, test } from 'vitest'
import { startProvider } from './testing/start.ts'

const QUERY = {
  type: 1,
  origin: { id: 'IST', type: 1 },
  destination: { id: 'AYT', type: 3 },
  departure: 20270521,
  adult: 1,
}

/** The path of a call, and its body if it has one. */
type Call = (culture: string) => readonly [path: string, json?: object]

test.each<[string, Call, 'priceSearch' | 'departureAutocomplete']>([
  ['flights', (culture) => ['/paximum/flight/price', { query: QUERY, culture }], 'priceSearch'],
  ['places', (culture) => [`/flight/autocomplete?term=ist&direction=1&culture=${culture}`], 'departureAutocomplete'],
])('%s are named in the language of the call, and no cache mixes two (decision 17.1)', async (_, call, asked) => {
  const gateway = startProvider()
  const { provider } = gateway
  provider.on('priceSearch', 'flights')
  const languagesOf = async (culture: string) => {
    const [path, json] = call(culture)
    const { text } = await gateway.call(`/api${path}`, json ? { method: 'POST', json } : {})
    return new Set(Array.from(text.matchAll(/"lang":"(\w+)"/g), ([, lang]) => lang))
  }
  expect(await languagesOf('en-US')).toEqual(new Set(['en']))
  expect(await languagesOf('ar-SA')).toEqual(new Set(['ar']))
  expect(await languagesOf('en-US')).toEqual(new Set(['en']))
  const cultures = provider.of(asked).map(({ body }) => (body as { culture: string }).culture)
  expect(cultures.slice(0, 2)).toEqual(['en-US', 'ar-SA'])
})
