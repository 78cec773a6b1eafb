import { whyUnreadable } from '@rota/openapi/path'
import { Problem } from '../errors.ts'

/** 400 `bad-path` for a path that an upstream, a router or a file system could read differently than we do (A10). */
export function checkPath(path: string): void {
  const isPlain = /^\/[\x21-\x7e]*$/.test(path)
  const detail = isPlain ? whyUnreadable(path) : 'The path is not printable ASCII.'
  if (detail !== undefined) throw new Problem('bad-path', { detail })
}
