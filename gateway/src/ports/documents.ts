import type { Caller } from './platform.ts'
import type { Site } from './site.ts'

/** Answers whatever is not an operation. Undefined means: not mine. */
export type Documents = (request: DocumentRequest) => Promise<DocumentAnswer | undefined>

export interface DocumentRequest {
  method: string
  /** Checked path, still percent-encoded; on the payment origin without its base. */
  path: string
  /** Query with its question mark, or an empty text. */
  search: string
  site: Site
  /** True when it was asked of the payment origin. */
  isPaymentOrigin: boolean
  requestId: string
  caller: Caller
}

export interface DocumentAnswer {
  status: number
  /** Lower case names; security headers that are missing are added. */
  headers: Record<string, string>
  body: string | Uint8Array
  /** Name of the page's route, for the log. */
  route?: string
  /** Name of the problem that it tells of, for the log. */
  problem?: string
}
