import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamOperationId } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'

/** One agency operation per class. */
export const CALL_OF: Record<OperationClass, UpstreamOperationId> = {
  boot: 'siteView',
  catalogue: 'hotelView',
  search: 'hotelPrice',
  start: 'reservationStart',
  cart: 'reservationPatch',
  begin: 'transactionBegin',
  update: 'transactionUpdate',
  commit: 'transactionCommit',
  pay: 'orderInitialize',
  'payment-check': 'orderQuery',
  promo: 'promotionQuery',
  form: 'callbackSend',
}

/** The first of the two test sites. */
export const SITE: Site = {
  host: 'localhost',
  account: '1001',
  origin: 'http://localhost:4000',
  paymentHosts: [],
  keys: [],
}

/**
 * Makes an agency call with a visitor's session, so that its response is not cached or shared. Returns `ok`, or name and
 * outcome of the Problem. Each account has its own connections and breakers; `id` is the id in the path.
 */
export async function callAgency(
  { upstream }: Context,
  operationId: UpstreamOperationId,
  { account = SITE.account, id = '12', signal }: { account?: string; id?: string; signal?: AbortSignal } = {},
): Promise<{ name: string; outcome: string | undefined }> {
  const site = { ...SITE, account }
  const params = { path: { id, transactionId: id }, query: { code: id } }
  const call = { site, sessionId: `session-of-${id}`, params, body: {}, signal }
  try {
    // The type system cannot know which operation the test calls.
    await upstream(operationId, call as never)
    return { name: 'ok', outcome: undefined }
  } catch (error) {
    if (error instanceof Problem) return { name: error.name, outcome: error.outcome }
    throw error
  }
}
