import type { AbortSignalLike } from './abort-signal.ts'
import type { UpstreamAnswerBody, UpstreamBody, UpstreamOperationId, UpstreamParams } from './contract.ts'
import type { Site } from './site.ts'

/**
 * Calls the agency: adds sessionId and referer, enforces the deadline of the operation's class, and validates the
 * response. Fails with a Problem whose `outcome` says whether the agency received the call. Operations of audience
 * `shared` without a session use cache and single flight: **their responses are shared, never change them.**
 */
export type Upstream = <Id extends UpstreamOperationId>(
  operationId: Id,
  call: UpstreamCall<Id>,
) => Promise<UpstreamAnswer<Id>>

/** A call to the agency. */
export interface UpstreamCall<Id extends UpstreamOperationId> {
  site: Site
  /** `_id` of the visitor's booking, empty for none. If omitted, the call uses the site's anonymous session. */
  sessionId?: string | undefined
  /** Undefined if the operation has none. */
  params?: Partial<UpstreamParams<Id>>
  body?: UpstreamBody<Id>
  /** Deadline of the whole call in milliseconds. Default and maximum: the total of the class. */
  deadline?: number
  /**
   * When the intention to make this call was recorded, in epoch milliseconds. The deadline counts from then, because
   * other processes conclude after the deadline that a stalled process has sent nothing (G5).
   */
  recordedAt?: number
  /**
   * Class whose deadlines, retries and slots apply, for calls that a payment waits for (decision 12.4). Default: that
   * of the operation.
   */
  as?: 'payment-check'
  /** Cancels the call. Omit it if the call must continue when its caller disconnects. */
  signal?: AbortSignalLike | undefined
  requestId?: string | undefined
  /** The only property of the response that the caller uses. Errors elsewhere are ignored. */
  uses?: string
  /** Whether only the bytes of the response are forwarded, and its value is not used after validation. */
  isForwarded?: boolean
}

/** A successful response of the agency. */
export interface UpstreamAnswer<Id extends UpstreamOperationId> {
  readonly status: number
  /** The value, parsed on first use. Fails with 502 for JSON that two parsers may read differently. */
  readonly body: UpstreamAnswerBody<Id>
  /** The agency's own bytes, or a new encoding if parts of the response were left out. */
  readonly bytes: Uint8Array
  /** Set on a stale response that replaces a failed or invalid one: milliseconds since it stopped being fresh. */
  readonly staleFor?: number
  /** The value, for callers that only pass it on and base no decision on it. */
  valueToForward(): UpstreamAnswerBody<Id>
  /** The length of the list `name` in the value, and the member names of the value; undefined if they are uncertain. */
  listed(name: string): { length: number; names: ReadonlySet<string> } | undefined
}
