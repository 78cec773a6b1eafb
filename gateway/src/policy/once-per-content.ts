import type { Context } from '../ports/context.ts'
import type { ClassPolicy } from './classes.ts'
import { once, type KeptAnswer } from './once.ts'

/** A call that is the same as another one when its content is. */
export interface ContentCall {
  policy: ClassPolicy
  /** Site and session. */
  owner: string
  /** All that makes it this call: who calls where there is no session, operation, parameters and body. */
  content: string
}

/**
 * Runs a call, unless its owner has had the same content answered within `policy.contentMs`: then that answer again, with
 * nothing sent upstream. A call that failed is forgotten. What was written is personal: the store gets a keyed hash of it
 * and the sealed answer (decision 3.13).
 */
export async function oncePerContent(
  context: Context,
  { policy, owner, content }: ContentCall,
  run: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const [name = ''] = await context.sealer.fingerprints(content)
  // With a space in it: no Idempotency-Key can be its name.
  const call = { policy: { ...policy, keyMs: policy.contentMs }, owner, key: `content ${name}`, content, mayRun: true }
  return once(context, call, run)
}
