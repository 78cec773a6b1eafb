import type { Operation, OperationClass } from '@rota/openapi/agency/operations'
import type { Context } from '../../ports/context.ts'
import type { OperationId, Schemas } from '../../ports/contract.ts'
import type { WireRequest } from '../../ports/platform.ts'
import { Problem, type ProblemName } from '../../ports/problem.ts'
import type { Site } from '../../ports/site.ts'

/** `Retry-After` of everything that is switched off, in seconds: nobody knows when it is switched on again. */
const SWITCHED_OFF_SECONDS = 60

type SwitchReader = Pick<Context, 'switches'>
type SiteHost = Pick<Site, 'host'>
type Method = Schemas['PaymentMethod']

/** The problem for anything that an operator has switched off. */
const switchedOff = (name: ProblemName) =>
  new Problem(name, {
    retryAfter: SWITCHED_OFF_SECONDS,
    detail: 'An operator has switched this off for now.',
    isOff: true,
  })

/**
 * Operations that check their switches themselves, after they have looked for an earlier attempt: repeating a payment
 * that has begun returns its state (decision 49.4).
 */
const CHECKED_BY_OPERATION: ReadonlySet<OperationId> = new Set(['orderInitialize', 'reservationComplete'])

/** Refuses a call that is switched off. */
export function refuseSwitchedOff({ switches }: SwitchReader, row: Operation, { host }: SiteHost): void {
  if (row.class === 'form' && switches.stopsForms(host)) throw switchedOff('switched-off')
  if (switches.stopsOperation(row.operationId, host) && !CHECKED_BY_OPERATION.has(row.operationId))
    throw switchedOff('switched-off')
}

/** Refuses whatever leads to a new payment while payments are switched off. */
export function refusePayments({ switches }: SwitchReader, { host }: SiteHost): void {
  if (switches.stopsPayments(host)) throw switchedOff('payments-off')
}

/** Refuses to begin a payment or an unpaid booking. Nothing has been recorded or sent by then. */
export function refuseNewPayment(
  { switches }: SwitchReader,
  { host }: SiteHost,
  { operationId, method }: { operationId: OperationId; method: Method },
): void {
  refusePayments({ switches }, { host })
  if (switches.stopsOperation(operationId, host)) throw switchedOff('switched-off')
  if (switches.stopsWay(method, host)) throw switchedOff(method === 'creditcard' ? 'card-unavailable' : 'switched-off')
}

/** The methods of a site that are switched off. Fails like `refusePayments` if none is left. */
export function stoppedWays({ switches }: SwitchReader, { host }: SiteHost, methods: readonly Method[]): Method[] {
  const stopped = methods.filter((method) => switches.stopsWay(method, host))
  if (stopped.length > 0 && stopped.length === methods.length) throw switchedOff('payments-off')
  return stopped
}

/**
 * Classes that payments in progress need: commits, and reads of their state. Breakers do not refuse commits either
 * (decision 3.9).
 */
const NEVER_REFUSED: ReadonlySet<OperationClass> = new Set(['commit', 'payment-check'])

/** Refuses a call to an upstream, as its open breaker would, before anything is sent (decision 49.5). */
export function refuseUpstream(
  { switches, meter }: SwitchReader & Pick<Context, 'meter'>,
  pool: WireRequest['pool'],
): void {
  if (!switches.stopsUpstream(pool.upstream) || NEVER_REFUSED.has(pool.class)) return
  meter?.countRefusal(pool, 'off')
  const name = pool.class === 'pay' ? 'card-unavailable' : 'upstream-unavailable'
  throw new Problem(name, { outcome: 'not-sent', retryAfter: SWITCHED_OFF_SECONDS, isOff: true })
}

/** Refuses the documentation while it is switched off. */
export function refuseDocs({ switches }: SwitchReader, { host }: SiteHost): void {
  if (switches.stopsDocs(host)) throw switchedOff('switched-off')
}
