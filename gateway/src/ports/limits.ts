import type { OperationLimit } from '@rota/openapi/agency/operations'

/** Factors for the limits. `default` applies to those not named. */
export interface LimitFactors {
  default: number
  /** Additional factor per address, for callers that share one. Default: 1. */
  address?: number
  limits: Partial<Record<OperationLimit, number>>
}

/** The kinds of callers that a limit counts. A guest is a caller without a session. */
export type CountedBy = 'visitor' | 'guest' | 'address' | 'key'

/** The caller of a rate-limited operation. */
export interface LimitedCaller {
  /** The site's account at the agency. */
  account: string
  /** IP address of the true peer (A17). */
  address: string
  /** Name of the caller's site key. */
  key?: string | undefined
  /** `_id` of the visitor's booking. */
  booking?: string | undefined
}

/** Counts a call. Throws 429 `too-many-requests` with the seconds to wait if it exceeds the limit. */
export type CheckLimit = (name: OperationLimit, who: LimitedCaller) => Promise<void>
