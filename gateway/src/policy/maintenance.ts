import type { OperationId } from '../ports/contract.ts'

/** How long a site's record is cached. Asking again earlier gives the same result. */
export const MAINTENANCE_SECONDS = 60

/**
 * Operations that are served during maintenance: reads of a running payment and its result, decisions of people, and
 * switches. The commit is not among them, because the saga sends it.
 */
const SERVED: ReadonlySet<OperationId> = new Set([
  'paymentStatus',
  'orderQuery',
  'bookingByToken',
  'opsCaseList',
  'opsCaseSettle',
  'opsSwitchList',
  'opsSwitchSet',
])

/**
 * Whether a call is served while its site is under maintenance: "free: ... `/booking/{token}`, and the payment-check
 * and commit of a payment that has begun" (decision 34.7, D11). Web decides which pages are shown.
 */
export const isServedInMaintenance = (operationId: OperationId): boolean => SERVED.has(operationId)
