import type { HangUp } from './hang-up.ts'
import type { UpstreamAnswerBody, UpstreamBody, UpstreamOperationId, UpstreamParams } from './contract.ts'
import type { Site } from './site.ts'

/**
 * Calls the agency. Adds sessionId and referer, keeps the deadline of the operation's class, checks the answer against
 * the contract. Fails with a Problem whose `outcome` says what the agency knows of the call. Operations of audience
 * `shared` without a session go through cache and single flight: **their answers are shared, never change them.**
 */
export type Upstream = <Id extends UpstreamOperationId>(
  operationId: Id,
  call: UpstreamCall<Id>,
) => Promise<UpstreamAnswer<Id>>

export interface UpstreamCall<Id extends UpstreamOperationId> {
  site: Site
  /** `_id` of the visitor's booking, empty for none; left out, the call goes out with the site's anonymous session. */
  sessionId?: string | undefined
  /** Undefined if the operation has none. */
  params?: Partial<UpstreamParams<Id>>
  body?: UpstreamBody<Id>
  /** Deadline of the whole call in milliseconds. Default and maximum: the total of the class. */
  deadline?: number
  /**
   * Class whose deadlines, retries and slots apply, for calls that a payment waits for (decision 12.4). Default: that
   * of the operation.
   */
  as?: 'payment-check'
  /** Cancels the call. Omit it if a disconnected caller must not. */
  signal?: HangUp | undefined
  requestId?: string | undefined
  /** The only property of the response that the caller uses. Errors elsewhere are ignored. */
  uses?: string
  /** Nobody here looks into the answer once it is judged. */
  isForwarded?: boolean
}

export interface UpstreamAnswer<Id extends UpstreamOperationId> {
  readonly status: number
  /** The value, parsed when it is looked at; 502 where two readers could read it differently. */
  readonly body: UpstreamAnswerBody<Id>
  /** The agency's own bytes, or those of what is left of its answer. */
  readonly bytes: Uint8Array
  /** Of a shared answer that stands in for one that failed or is broken: milliseconds since its freshness ended. */
  readonly staleFor?: number
  /** The value for callers that pass it on and decide nothing by it. */
  shown(): UpstreamAnswerBody<Id>
  /** How long a list of the value is, and the names of its members; undefined where that takes a closer look. */
  listed(name: string): { length: number; names: ReadonlySet<string> } | undefined
}
