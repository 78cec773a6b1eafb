import type { Sealer } from '../ports/sealer.ts'
import type { IdempotentCall } from './idempotency.ts'

/**
 * The content key of a call: within `policy.contentMs`, calls with the same content get the same response, and nothing
 * is sent upstream again. The content is personal, so the store only gets a keyed hash of it (decision 3.13).
 * @param call `content` is everything that identifies the call: the caller if there is no session, operation,
 * parameters and body
 */
export async function contentKey(
  sealer: Sealer,
  { policy, owner, content }: Pick<IdempotentCall, 'policy' | 'owner' | 'content'>,
): Promise<IdempotentCall> {
  const [contentHash = ''] = await sealer.fingerprints(content)
  // Contains a space, which no Idempotency-Key can.
  return { policy: { ...policy, keyMs: policy.contentMs }, owner, key: `content ${contentHash}`, content, mayRun: true }
}
