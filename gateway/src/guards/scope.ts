import type { Operation } from '@rota/openapi/agency/operations'
import type { Site, SiteKey } from '../ports/site.ts'
import { Problem } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { readKey } from './site-key.ts'

/** Whether a call is there for a browser: what is for partners needs a key of that scope, and a browser has none. */
export const isForBrowsers = ({ scope }: Pick<Operation, 'scope'>): boolean => scope !== 'partner'

/**
 * The key of a caller, if it shows one that opens the call; who shows none is judged by the other guards. 401 `bad-key`,
 * 403 `scope-missing`; a call that is not for browsers is 404 without its key, as if there were none (C10).
 */
export async function admit(row: Operation, caller: Caller, site: Site, now: number): Promise<SiteKey | undefined> {
  const key = await readKey(caller, site, now)
  const { scope } = row
  if (!isForBrowsers(row) && !opens(key, scope)) throw new Problem('not-found', NO_OPERATION)
  if (key === 'bad') throw new Problem('bad-key', { headers: challenge('invalid_token') })
  if (key === undefined || opens(key, scope)) return key
  const detail = `The call needs a key of the scope ${scope}.`
  throw new Problem('scope-missing', { detail, headers: challenge('insufficient_scope') })
}

/** Said of a path that no operation has, and of one that is hidden: the two must read the same (C10). */
export const NO_OPERATION = { detail: 'No operation has this path.' }

function opens(key: SiteKey | 'bad' | undefined, scope: Operation['scope']): boolean {
  return typeof key === 'object' && scope !== undefined && key.scopes.includes(scope)
}

const challenge = (error: string) => ({ 'www-authenticate': `Bearer error="${error}"` })
