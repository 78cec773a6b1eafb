import type { Config } from '../ports/config.ts'
import type { Caller } from '../ports/platform.ts'
import type { SiteKey } from '../ports/site.ts'
import { hexSha256 } from '../translate/hash.ts'
import { isSame } from './same.ts'

const HEADER = 'x-control-key'

/** Whether a caller sends a control key, valid or not. */
export const showsControlKey = (caller: Caller): boolean => caller.header(HEADER) !== undefined

/**
 * The operator's key that a caller sends, or undefined. All hashes are compared, in constant time, so that timing
 * reveals nothing.
 */
export async function controlKeyOf(
  caller: Caller,
  { controlKeys = [] }: Pick<Config, 'controlKeys'>,
): Promise<SiteKey | undefined> {
  const sentHash = await hexSha256(new TextEncoder().encode(caller.header(HEADER) ?? ''))
  return controlKeys.filter(({ sha256 }) => isSame(sha256, sentHash))[0]
}
