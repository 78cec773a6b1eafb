import { Problem } from '../errors.ts'
import type { Caller } from '../platform/port.ts'

/** The Idempotency-Key of a call that needs one; 400 without. Its form is the contract's business. */
export function keyOf(caller: Caller): string {
  const key = caller.header('idempotency-key')
  if (key === undefined || key === '') throw new Problem('idempotency-key-missing')
  return key
}
