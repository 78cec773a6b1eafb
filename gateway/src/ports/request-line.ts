/** What the log says of a request, and nothing else. */
export interface RequestLine {
  requestId: string
  method: string
  status: number
  /** Milliseconds. */
  duration: number
  operationId?: string | undefined
  /** Pattern of the path, such as `/api/hotels/{id}`; never the path. */
  route?: string | undefined
  site?: string | undefined
  /** Of the true peer: its /24, or its /48 of IPv6; never its address. */
  network?: string | undefined
  /** Name of the key that the caller showed. */
  siteKey?: string | undefined
  /** Name of the problem that was answered. */
  problem?: string | undefined
}
