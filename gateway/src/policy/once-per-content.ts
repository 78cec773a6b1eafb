import type { Sealer } from '../ports/sealer.ts'
import type { OnceCall } from './once.ts'

/**
 * What a call is known by beside its Idempotency-Key where the same content is the same call for `policy.contentMs`: then
 * it has the same answer again, with nothing sent upstream. What was written is personal: the store gets a keyed hash of it
 * (decision 3.13).
 * @param call `content` is all that makes it this call: who calls where there is no session, operation, parameters and body
 */
export async function contentKey(
  sealer: Sealer,
  { policy, owner, content }: Pick<OnceCall, 'policy' | 'owner' | 'content'>,
): Promise<OnceCall> {
  const [name = ''] = await sealer.fingerprints(content)
  // With a space in it: no Idempotency-Key can be its name.
  return { policy: { ...policy, keyMs: policy.contentMs }, owner, key: `content ${name}`, content, mayRun: true }
}
