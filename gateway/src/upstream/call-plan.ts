import { marks, type Path } from '@rota/openapi/agency/marks'
import { operations, type Operation, type OperationClass } from '@rota/openapi/agency/operations'
import { checksOf, type Checks } from '../contract/enforce-contract.ts'
import { policyOf, type ClassPolicy } from '../policy/classes.ts'
import type { AnswerChecks } from '../ports/config.ts'
import type { UpstreamOperationId } from '../ports/contract.ts'
import type { WireRequest } from '../ports/platform.ts'
import { urlTemplate, type UrlOf } from './wire.ts'

/** Everything constant about a call to the agency, prepared at start. */
export interface CallPlan {
  operation: Operation
  policy: ClassPolicy
  urlOf: UrlOf
  /** The connection pool of an account. Always the same object, because gate and platform use it as a key. */
  poolOf: (account: string) => WireRequest['pool']
  /** How strictly the response is validated. */
  checks: Checks
  /**
   * Responses without a session are shared: concurrent identical requests share one call, and the response is cached.
   */
  isShared: boolean
  /** Properties of the body that are meant for the gateway only. */
  added: readonly Path[]
}

export type CallPlans = Readonly<Record<UpstreamOperationId, CallPlan>>

/** Prepares the plans of all calls. */
export function callPlans(answerChecks: AnswerChecks): CallPlans {
  const planOf = (operation: Operation): CallPlan => {
    const policy = policyOf(operation.class)
    return {
      operation,
      policy,
      urlOf: urlTemplate(operation),
      poolOf: poolsOf(operation.class),
      checks: checksOf(answerChecks, operation),
      isShared: operation.audience === 'shared' && policy.cacheMs > 0,
      added: marks[operation.operationId].body.added,
    }
  }
  return Object.fromEntries(Object.values(operations).map((row) => [row.operationId, planOf(row)])) as CallPlans
}

/** The pools of a class at the agency, by account. */
export function poolsOf(name: OperationClass): CallPlan['poolOf'] {
  const pools = new Map<string, WireRequest['pool']>()
  return (account) => {
    const existing = pools.get(account)
    if (existing !== undefined) return existing
    const pool = { upstream: 'agency', class: name, account } as const
    pools.set(account, pool)
    return pool
  }
}
