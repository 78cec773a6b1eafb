import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/gateway.ts'

test.each([
  ['term=ist&direction=1&culture=en-US', { term: 'ist', direction: '1' }],
  ['term=ist&culture=ar-SA', { term: 'ist' }],
  ['term=ist', { term: 'ist' }],
])('%s: the agency is not asked for a language (decision 17.1)', async (query, asked) => {
  const gateway = fakeGateway()
  expect((await gateway.call(`/api/flight/autocomplete?${query}`)).status).toBe(200)
  const [call] = gateway.upstream.of('flightPlaceList')
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject(asked)
  expect(call?.query.has('culture')).toBe(false)
})
