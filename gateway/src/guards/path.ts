import { whyUnreadable } from '@rota/openapi/path'
import { Problem } from '../ports/problem.ts'

/**
 * 400 `bad-path` for a path that an upstream, a router or a file system could read differently than we do (A10), and for a
 * target with characters that a request line does not have, such as `#` (A20).
 */
export function checkPath(path: string, search = ''): void {
  const isPlain = /^\/[\x21\x22\x24-\x7e]*$/.test(path) && /^[\x21\x22\x24-\x7e]*$/.test(search)
  const detail = isPlain ? whyUnreadable(path) : 'The target is not printable ASCII, or has a fragment.'
  if (detail !== undefined) throw new Problem('bad-path', { detail })
}
