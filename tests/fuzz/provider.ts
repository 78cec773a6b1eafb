import document from '@rota/openapi/provider.json' with { type: 'json' }
import { operations, type Operation } from '@rota/openapi/provider/operations'
import { NOON } from '../contract/test-system.ts'
import { reply } from './agency.ts'
import type { ReceivedCall, Reply } from './gateway.ts'

export const PROVIDER = {
  url: 'http://provider.test/v2',
  credentialsFor: () => ({ agency: 'A', user: 'WEB', password: 'password' }),
}

/** The provider operation of a call. */
export function providerOperationOf({ method, path }: Pick<ReceivedCall, 'method' | 'path'>): Operation {
  const row = Object.values(operations).find((it) => it.method === method && `/v2${it.path}` === path)
  if (row === undefined) throw new Error(`The provider has no ${method} ${path}`)
  return row
}

interface Shown {
  content: { 'application/json': { examples: Record<string, { value: object }> } }
}

const FLIGHT = 3

/** A stub provider that responds with the examples of its contract, with the flight example for flight calls. */
export function exampleProvider(received: ReceivedCall): Reply {
  const { operationId, path } = providerOperationOf(received)
  if (operationId === 'providerLogin') return login()
  const paths = document.paths as unknown as Record<string, { post: { responses: Record<string, Shown> } }>
  const examples = paths[path]?.post.responses['200']?.content['application/json'].examples ?? {}
  const isFlight = (received.body as { productType?: unknown } | null)?.productType === FLIGHT
  const { flights, flight } = examples
  const shown = ((isFlight ? (flights ?? flight) : undefined) ?? Object.values(examples)[0])?.value
  return reply(about(received.body as Values, shown as { body: Values }))
}

type Values = Record<string, unknown>

/** Repeats the requested ids in the response, because the gateway rejects a response to another request (F15). */
function about({ product, ...asked }: Values, { body, ...envelope }: { body: Values }): object {
  const same = ['transactionId', 'reservationNumber'].filter(
    (name) => asked[name] !== undefined && body[name] !== undefined,
  )
  const hotel = body['hotel'] as Values | undefined
  return {
    ...envelope,
    body: {
      ...body,
      ...Object.fromEntries(same.map((name) => [name, asked[name]])),
      ...(product === undefined || hotel === undefined ? {} : { hotel: { ...hotel, id: product } }),
    },
  }
}

function login(): Reply {
  const header = {
    requestId: crypto.randomUUID(),
    success: true,
    responseTime: new Date(NOON).toISOString(),
    messages: [],
  }
  return reply({ header, body: { token: 'token', expiresOn: new Date(NOON + 3_600_000).toISOString() } })
}
