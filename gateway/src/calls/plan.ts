import { marks, type Path } from '@rota/openapi/agency/marks'
import { operations, type Operation as Row } from '@rota/openapi/agency/operations'
import { neededHeaders } from '../guards/missing-headers.ts'
import { isForBrowsers } from '../guards/scope.ts'
import { policyOf, type ClassPolicy } from '../policy/classes.ts'
import { sharedCaching } from '../policy/sharing.ts'
import type { OperationId } from '../ports/contract.ts'
import { surrogateKeySourceOf, type SurrogateKeySource } from './surrogate-keys.ts'

/** Everything constant about an operation, prepared at start. */
export interface Plan {
  row: Row
  policy: ClassPolicy
  /** Path pattern, as it is logged. */
  route: string
  /** The response contains the visitor's own data. */
  isPersonal: boolean
  /** Reads the session of a browser, or of a caller with a key. */
  hasSession: boolean
  /**
   * Reads the state of a payment, which may have ended the session. The session is therefore opened, but not looked up
   * in the store.
   */
  readsPayment: boolean
  /** Counts against a limit, so the session is opened to identify the visitor. */
  isCounted: boolean
  /** Must come from a page of the site itself, unless the caller has a key. */
  requiresOrigin: boolean
  /** Requires an Idempotency-Key. */
  requiresKey: boolean
  /** Fails with 401 without a session. */
  needsSession: boolean
  /** A record in the store shows whether the call has had an effect, even after its process has died (decision 6.4). */
  isRecorded: boolean
  /** Names of the required headers. */
  neededHeaders: readonly string[]
  /** `Cache-Control` of responses that are the same for all callers without a key; undefined for all others. */
  sharedCaching: string | undefined
  /** The records that the operation reads. Caching proxies find its responses by their `Surrogate-Key`. */
  record: SurrogateKeySource
  /** Private properties, which are removed from responses. */
  hidden: readonly Path[]
}

/** Operations that record their effects in the store. */
const RECORDED: ReadonlySet<string> = new Set<OperationId>([
  'orderInitialize',
  'reservationComplete',
  'bookingCancel',
  'opsCaseSettle',
])

/** Path under which the operations are served. */
export const BASE = '/api'

function planOf(row: Row): Plan {
  const policy = policyOf(row.class)
  // The boot call is the only shared one with visitor data in its response.
  const isPersonal = row.audience === 'session' || row.class === 'boot'
  const isByToken = row.parameters.some((parameter) => parameter.in === 'path' && parameter.name === 'token')
  return {
    row,
    policy,
    route: `${BASE}${row.path}`,
    isPersonal,
    hasSession: isPersonal && isForBrowsers(row),
    readsPayment: row.operationId === 'paymentStatus',
    isCounted: row.limit !== undefined && isForBrowsers(row),
    requiresOrigin: policy.guards.includes('origin'),
    requiresKey: policy.guards.includes('idempotency'),
    // Changing a booking requires its session. Partner calls name a booking in the request, or have none, and calls by
    // token have no session (decision 1.6).
    needsSession: policy.guards.includes('session') && isForBrowsers(row) && !isByToken,
    isRecorded: RECORDED.has(row.operationId),
    neededHeaders: neededHeaders(row),
    sharedCaching: isPersonal || row.method !== 'GET' ? undefined : sharedCaching(row.class),
    record: surrogateKeySourceOf(row),
    hidden: marks[row.operationId].answer.private,
  }
}

/** The plans of all operations. An unknown class or guard in the contract prevents the start. */
export const PLANS = Object.fromEntries(
  Object.values(operations).map((row) => [row.operationId, planOf(row)]),
) as Readonly<Record<OperationId, Plan>>
