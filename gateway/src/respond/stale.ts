/**
 * The `Cache-Status` header of a stale response (RFC 9211): its `ttl` is negative, by the seconds since the response
 * was fresh. No header for a fresh response.
 * @param staleFor milliseconds
 */
export function staleMark({ staleFor }: { staleFor?: number }): Record<string, string> {
  if (staleFor === undefined) return {}
  return { 'cache-status': `rota; hit; ttl=-${Math.ceil(staleFor / 1000)}; detail=stale` }
}
