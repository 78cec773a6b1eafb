import { createAgencyClient, type Answer, type CallProblem } from '@rota/openapi/client'
import type { components } from '@rota/openapi/agency/types'
import { afterAll, expect, expectTypeOf, test } from 'vitest'
import { person } from '../people.ts'
import { newKey } from '../visitor.ts'
import { ORIGIN, startTestSystem, type Jar } from '../test-system.ts'

type Schemas = components['schemas']

const system = await startTestSystem()
afterAll(() => system.close())

const jar: Jar = new Map()
const client = createAgencyClient({ baseUrl: `${ORIGIN}/api`, fetch: (request) => system.ask(request, jar) })

test('a read: typed from the name of the call to the field of its answer', async () => {
  const { data, error } = await client.hotelPrice({
    path: { id: '12' },
    body: { checkIn: 20270521, checkOut: 20270526, adults: 2 },
  })
  expectTypeOf(data).toEqualTypeOf<Answer<'hotelPrice'> | undefined>()
  expectTypeOf<Answer<'hotelPrice'>>().toEqualTypeOf<Schemas['HotelPrice']>()
  expectTypeOf(error).toEqualTypeOf<CallProblem<'hotelPrice'> | undefined>()
  expectTypeOf<Schemas['Problem']>().toExtend<CallProblem<'hotelPrice'>>()
  expect(error).toBeUndefined()
  const plan = data?.rooms[0]?.plans[0]
  expect(plan?.offer.total).toEqual({ value: expect.any(Number), currency: 'try' })
})

test('a write: headers and body typed, the session kept by the jar, the answer replaces what was known', async () => {
  const started = await client.reservationStart()
  expect(started.data?.booking.version).toBe(0)
  const { products } = person('Client', '3333333')
  const { data, response } = await client.reservationPatch({
    header: { 'Idempotency-Key': newKey(), 'If-Match': '"0"' },
    body: { key: 'products', value: products },
  })
  expectTypeOf(data?.booking).toEqualTypeOf<Schemas['Booking'] | undefined>()
  expect(response.headers.get('etag')).toBe('"1"')
  expect(data?.booking).toMatchObject({ version: 1, products: [{ id: '12', count: 1 }] })
  const line = data?.booking.products[0]
  expect(data?.booking.totalAmount).toEqual(line?.total)
  expect((await client.siteView()).data?.booking).toEqual(data?.booking)
})

test('a problem is typed as one and names what to branch on', async () => {
  const { data, error } = await client.hotelView({ path: { id: '999' } })
  expect(data).toBeUndefined()
  expect(error?.type).toBe('/docs/errors/not-found')
})
