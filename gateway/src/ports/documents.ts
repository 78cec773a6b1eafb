import type { Caller } from './platform.ts'
import type { Site } from './site.ts'

/** Handles requests other than operations. Returns undefined for unknown paths. */
export type Documents = (request: DocumentRequest) => Promise<DocumentAnswer | undefined>

/** A request other than an operation, after its host and path have been checked. */
export interface DocumentRequest {
  method: string
  /** Checked path, still percent-encoded; on the payment origin without its base. */
  path: string
  /** Query with its question mark, or an empty string. */
  search: string
  site: Site
  /** Whether the request came to the payment origin. */
  isPaymentOrigin: boolean
  requestId: string
  caller: Caller
  /** Reads the values of the session cookie, still sealed. Two values count as none. */
  sealedSessions: () => string[]
}

/** The response to such a request. */
export interface DocumentAnswer {
  status: number
  /** Names in lower case. Missing security headers are added. */
  headers: Record<string, string>
  body: string | Uint8Array
  /** Name of the page's route, for the log. */
  route?: string
  /** Name of the problem that the page shows, for the log. */
  problem?: string
  /** As in `ProblemExtras`. */
  isOff?: boolean
}
