import type { OperationLimit } from '@rota/openapi/agency/operations'

/** How many times its figures a limit is taken at; `default` stands for those that are not named. */
export interface LimitFactors {
  default: number
  /** How many times more of one address: 1 unless all callers come from one. */
  address?: number
  limits: Partial<Record<OperationLimit, number>>
}

/** Who makes a call, as far as limits go. */
export interface Who {
  /** Of the site. */
  account: string
  /** The true peer (A17). */
  address: string
  /** Name of the site's key that was shown. */
  key?: string | undefined
  /** `_id` of the visitor's booking. */
  booking?: string | undefined
}

/** Counts a call; 429 `too-many-requests` with the seconds to wait when it is one too many. */
export type CheckLimit = (name: OperationLimit, who: Who) => Promise<void>
