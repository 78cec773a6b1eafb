import { Problem } from '../ports/problem.ts'
import type { Session } from '../ports/site.ts'

/** Returns the caller's session. Throws 401 `session-missing` without one. */
export function requireSession(request: { session: Session | undefined }): Session {
  if (request.session === undefined) throw new Problem('session-missing')
  return request.session
}
