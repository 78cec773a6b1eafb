import { conform, type Upstreams } from '@rota/gateway/conform/conform'
import type { Send } from '@rota/gateway/conform/target'
import { reportOf } from '@rota/gateway/conform/report'
import type { CallError } from '@rota/gateway/ports/platform'
import { webCall } from '@rota/gateway/web'
import { nodeMocks } from '@rota/mocks/node'
import { operations as agency } from '@rota/openapi/agency/operations'
import { operations as provider } from '@rota/openapi/provider/operations'
import { operationAt } from '../operation-at.ts'
import { NOON } from '../test-system.ts'

const MOCKS = 'http://mocks.test'
export const AGENCY = { agency: { url: `${MOCKS}/agency`, site: 'localhost' } } satisfies Upstreams
export const PROVIDER = {
  provider: {
    url: `${MOCKS}/provider`,
    credentials: { agency: 'YELKOVAN', user: 'WEB', password: 'not-a-real-one' },
  },
} satisfies Upstreams

interface Sent {
  path: string
  search: URLSearchParams
  /** The class of the operation in the contract. */
  class: string
}

interface Planted {
  /** Changes the response of a path; undefined leaves it. */
  change?: (path: string, body: Record<string, unknown>) => unknown
  /** Replaces the response of a path. */
  answer?: (path: string) => Response | undefined
  fails?: (path: string) => CallError | undefined
  /** Milliseconds that a call to a path takes. */
  lasts?: (path: string) => number
  writes?: boolean
}

/** Asks the mocks, in whose responses differences are planted. */
export async function asked(upstreams: Upstreams, { change, answer, fails, lasts, writes = false }: Planted = {}) {
  const mocks = await nodeMocks({ now: NOON, seed: 'conform', origin: MOCKS })
  const sent: Sent[] = []
  let time = 0
  const send: Send = async (wire) => {
    const { pathname, searchParams } = new URL(wire.url)
    const path = pathname.replace(/^\/(?:agency|provider)/, '')
    const operations = pathname.startsWith('/provider') ? provider : agency
    const operation = operationAt<{ method: string; path: string; class: string }>(operations, wire.method, path)
    sent.push({ path, search: searchParams, class: operation?.class ?? 'unknown' })
    time += lasts?.(path) ?? 1
    const failure = fails?.(path)
    if (failure !== undefined) throw failure
    const own = answer?.(path)
    const response = await webCall(wire, async (request) => own ?? mocks.answer(request))
    if (change === undefined || !response.headers['content-type']?.includes('json')) return response
    const body = JSON.parse(new TextDecoder().decode(response.bytes)) as Record<string, unknown>
    const changed = change(path, body) ?? body
    return { ...response, bytes: new TextEncoder().encode(JSON.stringify(changed)) }
  }
  const findings = await conform(upstreams, { send, clock: { monotonic: () => time }, writes }, NOON)
  const of = (operationId: string) => findings.find((finding) => finding.operationId === operationId)
  return { findings, of, sent, text: reportOf(findings) }
}
