/** The complete log entry of a request. */
export interface RequestLine {
  requestId: string
  traceId?: string | undefined
  method: string
  status: number
  /** Milliseconds. */
  duration: number
  operationId?: string | undefined
  /** Pattern of the path, such as `/api/hotels/{id}`; never the path. */
  route?: string | undefined
  site?: string | undefined
  /** Network of the true peer: its /24, or its /48 for IPv6; never its address. */
  network?: string | undefined
  /** Name of the caller's key. */
  siteKey?: string | undefined
  /** Name of the returned problem. */
  problem?: string | undefined
  /** As in `ProblemExtras`. It is counted but not logged, because the name of the problem already shows it. */
  isOff?: boolean | undefined
  /**
   * The places in the request that break a rule, as JSON pointers of contract names and numbers. For a rate limit: the
   * name of the limit, and by what it counts callers.
   */
  places?: readonly string[] | undefined
}
