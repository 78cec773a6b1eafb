/** Where something in a path is a name, a token or an id. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/images\//, '/images/{account}/{imageId}'],
  [/^\/payment\/return\//, '/payment/return/{token}'],
  [/^\/handoff\//, '/handoff/{token}'],
  [/^\/assets\//, '/assets/{file}'],
  [/^\/docs(?:\/|$)/, '/docs'],
  [/^\/api(?:\/|$)/, '/api'],
]

/** Paths that stand for themselves. */
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
 * What the log calls the path of a request that is no operation: a pattern, never the path, which may hold a token or what
 * somebody looks for. A page has the name of its route, and is not in this list.
 */
export function routePattern(path: string): string | undefined {
  if (PLAIN.has(path)) return path
  return PATTERNS.find(([shape]) => shape.test(path))?.[1]
}
