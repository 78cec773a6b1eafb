/**
 * Headers of a stale response (RFC 9211): a negative `ttl` is the number of seconds since it was fresh. None for a
 * fresh response.
 * @param staleFor milliseconds
 */
export function staleMark({ staleFor }: { staleFor?: number }): Record<string, string> {
  if (staleFor === undefined) return {}
  return { 'cache-status': `rota; hit; ttl=-${Math.ceil(staleFor / 1000)}; detail=stale` }
}
