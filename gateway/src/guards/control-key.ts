import type { Config } from '../ports/config.ts'
import type { Caller } from '../ports/platform.ts'
import { sha256 } from '../translate/hash.ts'
import { isSame } from './same.ts'

const HEADER = 'x-control-key'

/** Whether a caller shows a control key, right or wrong. */
export const showsControlKey = (caller: Caller): boolean => caller.header(HEADER) !== undefined

/** Whether a caller has the operators' key. Nobody has it if none is configured. */
export async function hasControlKey(caller: Caller, { controlKey }: Pick<Config, 'controlKey'>): Promise<boolean> {
  const given = caller.header(HEADER) ?? ''
  return controlKey !== undefined && isSame(await sha256(controlKey), await sha256(given))
}
