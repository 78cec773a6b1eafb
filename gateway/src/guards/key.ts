import { Problem, type FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { sha256 } from '../translate/hash.ts'

/**
 * What the Idempotency-Key of a call that needs one is known by here; 400 without. Its form is the contract's business. Only
 * its hash is kept: a caller chooses it, and may take a card number (decision 10.2).
 * @param missing every header that the call lacks
 */
export async function keyOf(caller: Caller, missing: readonly FieldError[]): Promise<string> {
  const key = caller.header('idempotency-key')
  if (key === undefined || key === '') throw new Problem('idempotency-key-missing', { errors: [...missing] })
  return sha256(key)
}
