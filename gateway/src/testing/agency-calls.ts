import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamOperationId } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'

/** One call of the agency for each class. */
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

/** The first of the two sites that tests have. */
export const SITE: Site = {
  host: 'localhost',
  account: '1001',
  origin: 'http://localhost:4000',
  paymentHosts: [],
  keys: [],
}

/**
 * Makes a call for a visitor, so that nothing of it is shared, and answers `ok` or what it failed with.
 * An account has connections and breakers of its own; `id` is of whatever the call is about.
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
    // Which operation it is of is known to the test only.
    await upstream(operationId, call as never)
    return { name: 'ok', outcome: undefined }
  } catch (error) {
    if (error instanceof Problem) return { name: error.name, outcome: error.outcome }
    throw error
  }
}
