import { marks, type Path } from '@rota/openapi/agency/marks'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import { checksOf, type Checks } from '../contract/judge.ts'
import { policyOf, type ClassPolicy } from '../policy/classes.ts'
import type { AnswerChecks } from '../ports/config.ts'
import type { UpstreamOperationId } from '../ports/contract.ts'
import { urlTemplate, type UrlOf } from './wire.ts'

/** Everything about a call of the agency that is the same each time, worked out at start. */
export interface CallPlan {
  operation: Operation
  policy: ClassPolicy
  urlOf: UrlOf
  /** How strictly the answer is taken. */
  checks: Checks
  /** Answers without a session are shared: one flight for everybody who asks the same, kept for a while. */
  isShared: boolean
  /** What a browser may say to the gateway only stays here. */
  added: readonly Path[]
}

export type CallPlans = Readonly<Record<UpstreamOperationId, CallPlan>>

/** The plans of all calls. */
export function callPlans(answerChecks: AnswerChecks): CallPlans {
  const planOf = (operation: Operation): CallPlan => {
    const policy = policyOf(operation.class)
    return {
      operation,
      policy,
      urlOf: urlTemplate(operation),
      checks: checksOf(answerChecks, operation),
      isShared: operation.audience === 'shared' && policy.cacheMs > 0,
      added: marks[operation.operationId].body.added,
    }
  }
  return Object.fromEntries(Object.values(operations).map((row) => [row.operationId, planOf(row)])) as CallPlans
}
