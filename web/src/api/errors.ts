import type { OperationId } from './operations.ts'
import type { Schema } from './operations.ts'

/** The browser's own problems have names that the contract does not know. */
type Problem = Omit<Schema<'Problem'>, 'name'>

/** A call that did not end in a 200: the problem the gateway answered, or what stands for the missing answer. */
export class ApiError extends Error {
  readonly operationId: OperationId
  readonly problem: Problem

  constructor(operationId: OperationId, problem: Problem) {
    super(`${operationId}: ${problem.title}`)
    this.name = 'ApiError'
    this.operationId = operationId
    this.problem = problem
  }

  /** The name to branch on: the last part of the problem's type. */
  get kind(): string {
    const name = this.problem.type.split('/').at(-1) ?? ''
    // Whether there never was a session or it has ended, a visitor begins anew.
    return name === 'session-missing' ? 'session-expired' : name
  }

  /** The HTTP status; 599 when there was no answer at all. */
  get status(): number {
    return this.problem.status
  }
}

/**
 * What the browser finds by itself: no network, an answer that is no JSON, that it keeps no cookies (H6), or
 * that a file of the page is gone (H5). It carries no request id of the gateway.
 */
export function noAnswer(
  operationId: OperationId,
  kind: 'offline' | 'unreadable' | 'no-cookies' | 'lost-file',
): ApiError {
  return new ApiError(operationId, { type: `/docs/errors/${kind}`, title: kind, status: 599, requestId: '' })
}

/** Problems with words of their own. Everything else has the words of its status. */
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

/** The id of the message that words a problem: this file is the only one that chooses it. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'error.unknown'
  return BY_KIND[error.kind] ?? BY_STATUS[error.status] ?? 'error.unknown'
}

/** Who could not be reached, when that is why a page cannot be shown: nobody, or the agency behind the gateway. */
export function outOfReach(error: unknown): 'network' | 'agency' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'offline') return 'network'
  if (error.kind === 'overloaded') return undefined
  return error.kind.startsWith('upstream-') && error.status >= 502 ? 'agency' : undefined
}

/** What the words of a problem need: how long to wait, in whole minutes. */
export function waitOf(error: unknown): { minutes: number } {
  const seconds = error instanceof ApiError ? error.problem.retryAfter : undefined
  return { minutes: Math.ceil((seconds ?? 60) / 60) }
}

/** What support asks for; empty when the gateway was not reached, and when there is nothing to ask about. */
export function requestIdOf(error: unknown): string {
  return error instanceof ApiError && error.kind !== 'maintenance' ? error.problem.requestId : ''
}

/** Only classes boot, catalogue and search answer these for what was asked (decision 34.1, A10, A11). */
const BAD_REQUEST: ReadonlySet<string> = new Set(['bad-request', 'bad-path', 'bad-query'])

/** "400 from any call: redirect to /400" (decision 34.1), for the reads that load a page. */
export function leadsToBadRequestPage(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && BAD_REQUEST.has(error.kind)
}
