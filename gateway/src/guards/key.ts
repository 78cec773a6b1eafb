import { Problem, type FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { sha256 } from '../translate/hash.ts'

/**
 * The hash of a required Idempotency-Key, or 400 without one. The contract validates its format. Only the hash is
 * stored, because a caller could choose a card number as the key (decision 10.2).
 * @param missing all headers that the call lacks
 */
export async function keyOf(caller: Caller, missing: readonly FieldError[]): Promise<string> {
  const key = caller.header('idempotency-key')
  if (key === undefined || key === '') throw new Problem('idempotency-key-missing', { errors: [...missing] })
  return sha256(key)
}
