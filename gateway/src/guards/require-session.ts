import { Problem } from '../ports/problem.ts'
import type { Session } from '../ports/site.ts'

/** The caller's session; 401 `session-missing` without one. */
export function requireSession(request: { session: Session | undefined }): Session {
  if (request.session === undefined) throw new Problem('session-missing')
  return request.session
}
