/** Path patterns with a name, a token or an id. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/images\//, '/images/{account}/{imageId}'],
  [/^\/payment\/return\//, '/payment/return/{token}'],
  [/^\/handoff\//, '/handoff/{token}'],
  [/^\/assets\//, '/assets/{file}'],
  [/^\/docs(?:\/|$)/, '/docs'],
  [/^\/api(?:\/|$)/, '/api'],
]

/** Paths without variable parts. */
const PLAIN = new Set([
  '/',
  '/healthz',
  '/readyz',
  '/control/caches',
  '/csp-reports',
  '/.well-known/security.txt',
  '/payment/done',
  '/api/openapi.json',
])

/**
 * The logged pattern of a request that is not an operation. The path itself is never logged, because it may contain a
 * token or a search. Pages are logged by route name instead.
 */
export function routePattern(path: string): string | undefined {
  if (PLAIN.has(path)) return path
  return PATTERNS.find(([shape]) => shape.test(path))?.[1]
}
