import type { Operation } from '@rota/openapi/agency/operations'
import type { Config } from '../ports/config.ts'
import type { Site, SiteKey } from '../ports/site.ts'
import { Problem } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { controlKeyOf, showsControlKey } from './control-key.ts'
import { readKey } from './site-key.ts'

/** Whether an operation is available to browsers. Partner operations need a key, which browsers do not have. */
export const isForBrowsers = ({ scope }: Pick<Operation, 'scope'>): boolean => scope !== 'partner'

/**
 * The caller's key, if it has the scope that the operation requires. Undefined for a caller without a key, whom the
 * other guards check. Throws 401 `bad-key` for an invalid key and 403 `scope-missing` for one that lacks the scope. An
 * operation that is not available to browsers returns 404 without its key, as if it did not exist (C10).
 */
export function admit(
  row: Operation,
  caller: Caller,
  site: Site,
  now: number,
  config: Pick<Config, 'controlKeys'>,
): SiteKey | undefined | Promise<SiteKey | undefined> {
  if (row.control === true && showsControlKey(caller))
    return controlKeyOf(caller, config).then((key) => admitKey(row, key))
  // Most callers are browsers without a key, so they are spared the cost of a promise.
  if (caller.header('authorization') === undefined) return admitKey(row, undefined)
  return readKey(caller, site, now).then((key) => admitKey(row, key))
}

/** The caller's key, if it has one. Throws if it may not call the operation. */
function admitKey(row: Operation, key: SiteKey | 'bad' | undefined): SiteKey | undefined {
  const { scope } = row
  if (!isForBrowsers(row) && !opens(key, scope)) throw new Problem('not-found', NO_OPERATION)
  if (key === 'bad') throw new Problem('bad-key', { headers: challenge('invalid_token') })
  if (key === undefined || opens(key, scope)) return key
  const detail = `The call needs a key of the scope ${scope}.`
  throw new Problem('scope-missing', { detail, headers: challenge('insufficient_scope') })
}

/** The detail for unknown and for hidden paths, which must be indistinguishable (C10). */
export const NO_OPERATION = { detail: 'No operation has this path.' }

function opens(key: SiteKey | 'bad' | undefined, scope: Operation['scope']): boolean {
  return typeof key === 'object' && scope !== undefined && key.scopes.includes(scope)
}

const challenge = (error: string) => ({ 'www-authenticate': `Bearer error="${error}"` })
