import { whyUnreadable } from '@rota/openapi/path'
import { Problem } from '../ports/problem.ts'

/**
 * Throws 400 `bad-path` for a path that an upstream, a router or a file system could interpret differently (A10), and
 * for a target with characters that are invalid in a request line, such as `#` (A20).
 */
export function checkPath(path: string, search = ''): void {
  const isPrintable = /^\/[\x21\x22\x24-\x7e]*$/.test(path) && /^[\x21\x22\x24-\x7e]*$/.test(search)
  const detail = isPrintable ? whyUnreadable(path) : 'The target is not printable ASCII, or has a fragment.'
  if (detail !== undefined) throw new Problem('bad-path', { detail })
}
