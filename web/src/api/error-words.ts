import { ApiError } from './errors.ts'

/** Problems that have their own message. All others use the message of their status. */
const BY_KIND: Record<string, string> = {
  offline: 'error.offline',
  overloaded: 'error.overloaded',
  maintenance: 'error.maintenance',
  'no-cookies': 'error.cookies',
  'lost-file': 'error.lostFile',
  'session-expired': 'error.sessionExpired',
  'price-changed': 'error.priceChanged',
  'sold-out': 'error.soldOut',
  'over-capacity': 'error.overCapacity',
  'empty-basket': 'error.emptyBasket',
  'payment-in-progress': 'error.paymentInProgress',
  'payment-step-rejected': 'error.payment',
  'card-unavailable': 'error.cardUnavailable',
  'payments-off': 'error.paymentsOff',
  'switched-off': 'error.switchedOff',
  'stale-version': 'error.staleVersion',
  expired: 'error.expired',
  'card-number': 'error.cardNumber',
  'travellers-refused': 'error.travellersRefused',
}

const BY_STATUS: Record<number, string> = {
  404: 'error.notFound',
  422: 'error.invalid',
  429: 'error.tooMany',
  502: 'error.unavailable',
  503: 'error.unavailable',
  504: 'error.slow',
}

/** The message id for a problem. This file is the only one that chooses it. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'error.unknown'
  return BY_KIND[error.kind] ?? BY_STATUS[error.status] ?? 'error.unknown'
}

/**
 * What could not be reached, if that caused the error: `network` when no response came at all, `agency` when only the
 * gateway responded. Undefined for all other errors.
 */
export function outOfReach(error: unknown): 'network' | 'agency' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'offline') return 'network'
  if (error.kind === 'overloaded') return undefined
  return error.kind.startsWith('upstream-') && error.status >= 502 ? 'agency' : undefined
}

/** Placeholder values for the message of a problem: the time to wait, in whole minutes. */
export function waitOf(error: unknown): { minutes: number } {
  const seconds = error instanceof ApiError ? error.problem.retryAfter : undefined
  return { minutes: Math.ceil((seconds ?? 60) / 60) }
}

/** The request id that support asks for; empty when the gateway was not reached, and during maintenance. */
export function requestIdOf(error: unknown): string {
  return error instanceof ApiError && error.kind !== 'maintenance' ? error.problem.requestId : ''
}
