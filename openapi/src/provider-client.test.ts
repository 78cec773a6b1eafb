import { expect, expectTypeOf, test } from 'vitest'
import { createProviderClient, type ProviderBody, type ProviderClient, type ProviderInput } from './provider-client.ts'

/** A client whose provider responds with `reply`, and the requests it has received. */
function clientOf(reply: () => Response) {
  const requests: Request[] = []
  const client = createProviderClient({
    baseUrl: 'http://provider.test/v2',
    fetch: (request) => {
      requests.push(request)
      return Promise.resolve(reply())
    },
  })
  return { client, requests }
}

const header = { requestId: 'r1', success: true, messages: [{ code: 'OperationCompleted', messageType: 2 }] }
const refused = { header: { requestId: 'r2', success: false, messages: [{ code: 'TokenRequired', messageType: 1 }] } }

test('calls an operation by name, with its path and the token', async () => {
  const body = { items: [{ type: 1, provider: 2, city: { id: '23494', name: 'Antalya' } }] }
  const { client, requests } = clientOf(() => Response.json({ header, body }))
  const { data, error } = await client.arrivalAutocomplete(
    { body: { productType: 2, query: 'ant' } },
    { token: 'a.b.c' },
  )
  expect(error).toBeUndefined()
  expect(data).toEqual({ header, body })
  expect(requests[0]?.method).toBe('POST')
  expect(requests[0]?.url).toBe('http://provider.test/v2/api/productservice/getarrivalautocomplete')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual({ productType: 2, query: 'ant' })
})

test('sends the login without a token', async () => {
  const { client, requests } = clientOf(() => Response.json(refused))
  await client.providerLogin({ body: { Agency: 'A', User: 'U', Password: 'p' } })
  expect(requests[0]?.headers.has('authorization')).toBe(false)
})

test('returns a refusal as data, because it comes with HTTP 200', async () => {
  const { client } = clientOf(() => Response.json(refused))
  const { data, error } = await client.priceSearch({
    body: {
      productType: 3,
      serviceTypes: ['1'],
      checkIn: '2027-05-21',
      departureLocations: [{ id: 'SAW', type: 5 }],
      arrivalLocations: [{ id: 'AYT', type: 5 }],
      passengers: [{ type: 1, count: 1 }],
      currency: 'EUR',
      culture: 'en-US',
    },
  })
  expect(error).toBeUndefined()
  expect(data?.header.messages[0]?.code).toBe('TokenRequired')
  if (data?.header.success) expectTypeOf(data.header.success).toEqualTypeOf<true>()
})

test('returns a response without the envelope as error, never as data', async () => {
  const { client } = clientOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const { data, error, response } = await client.currencyList({ body: {} }, { token: 't' })
  expect(data).toBeUndefined()
  expect(error).toBe('<h1>Bad gateway</h1>')
  expect(response.status).toBe(502)
})

test('rejects for an HTML page with status 200', async () => {
  const { client } = clientOf(() => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } }))
  await expect(client.currencyList({ body: {} }, { token: 't' })).rejects.toThrow(SyntaxError)
})

test('aborts a call by its signal', async () => {
  const { client, requests } = clientOf(() => Response.json(refused))
  const stop = new AbortController()
  await client.transactionCommit({ body: { transactionId: 't' } }, { token: 't', signal: stop.signal })
  stop.abort()
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('types: required input is required, and the body is typed after a check for success', () => {
  expectTypeOf<ProviderInput<'reservationView'>['body']>().toEqualTypeOf<{ reservationNumber: string }>()
  expectTypeOf<undefined>().not.toExtend<Parameters<ProviderClient['reservationView']>[0]>()
  expectTypeOf<ProviderBody<'transactionCommit'>['reservationNumber']>().toEqualTypeOf<string>()
  expectTypeOf<ProviderBody<'priceSearch'>>().toHaveProperty('searchId')
})
