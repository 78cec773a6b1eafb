import { createAgencyClient, type AgencyClient, type Answer, type CallInput } from '@rota/openapi/client'
import type { OperationId } from '@rota/openapi/agency/operations'
import type { components } from '@rota/openapi/agency/types'
import { documented, type Input } from './documents/documented.ts'
import { ORIGIN, type Jar, type TestSystem } from './test-system.ts'

type Patch = CallInput<'reservationPatch'>['body']

/** The result of a call: a success or a problem. */
export interface Answered {
  status: number
  data?: unknown
  error?: components['schemas']['Problem']
}

/** One browser with its own cookie jar. */
export interface Visitor {
  readonly client: AgencyClient
  readonly jar: Jar
  /** Sends the documented example of an operation with some parts replaced; returns any result. */
  send: (id: OperationId, changes?: Partial<Input>) => Promise<Answered>
  /** Sends any request to the site's origin. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Changes the booking at its current version; throws when that fails. */
  patch: (body: Patch) => Promise<Answer<'reservationPatch'>>
}

/** A new idempotency key. */
export const newKey = () => crypto.randomUUID()

/** A visitor of a site; without a jar, a first-time visitor. */
export function visitorOf(system: TestSystem, jar: Jar = new Map(), origin = ORIGIN): Visitor {
  const fetch = (request: Request) => system.ask(request, jar)
  const client = createAgencyClient({ baseUrl: `${origin}/api`, fetch, headers: { 'x-requested-with': 'rota' } })
  return {
    client,
    jar,
    ask: (path, init) => fetch(new Request(origin + path, { redirect: 'manual', ...init })),
    async send(id, changes = {}) {
      const call = client[id] as unknown as (input: Input) => Promise<Answered & { response: Response }>
      const { header, ...example } = documented(id)
      const ownKey = 'Idempotency-Key' in header ? { 'Idempotency-Key': newKey() } : {}
      const sent = { ...example, ...changes, header: { ...header, ...ownKey, ...changes.header } }
      const { response, ...answered } = await call(sent)
      return { ...answered, status: response.status }
    },
    async patch(body) {
      const { data: view } = await client.siteView()
      const version = view?.booking?.version ?? 0
      const header = { 'Idempotency-Key': newKey(), 'If-Match': `"${version}"` }
      const { data, error } = await client.reservationPatch({ header, body })
      if (data === undefined) throw new Error(`The booking was not changed: ${JSON.stringify(error)}`)
      return data
    },
  }
}
