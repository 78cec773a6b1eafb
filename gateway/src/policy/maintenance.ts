import type { OperationId } from '../ports/contract.ts'

/** How long the record of a site is kept: before that the same question has the same answer. */
export const MAINTENANCE_SECONDS = 60

/** Reads of a payment that has begun, and of what came of it, and what people decide about it. The commit needs no caller: the saga sends it. */
const GOES_ON: ReadonlySet<OperationId> = new Set([
  'paymentStatus',
  'orderQuery',
  'bookingByToken',
  'opsCaseList',
  'opsCaseSettle',
])

/**
 * Whether a call is answered while its site is under maintenance: "free: ... `/booking/{token}`, and the payment-check and
 * commit of a payment that has begun" (decision 34.7, D11). What a page may show is web's to decide.
 */
export const goesOnInMaintenance = (operationId: OperationId): boolean => GOES_ON.has(operationId)
