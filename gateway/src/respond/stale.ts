/**
 * Headers of an answer that stands in for an agency that is down (RFC 9211): a negative `ttl` are the seconds since its
 * freshness ended. None for one that is fresh.
 * @param staleFor milliseconds
 */
export function staleMark({ staleFor }: { staleFor?: number }): Record<string, string> {
  if (staleFor === undefined) return {}
  return { 'cache-status': `rota; hit; ttl=-${Math.ceil(staleFor / 1000)}; detail=stale` }
}
