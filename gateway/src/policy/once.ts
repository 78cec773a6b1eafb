import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { ClassPolicy } from './classes.ts'

/** An answer that can be kept and given again, byte for byte. */
export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface OnceCall {
  policy: ClassPolicy
  /** Who the key belongs to: site and session. Another one's key is unknown. */
  owner: string
  key: string
  /** Operation, parameters and body, as text; only its keyed hash is kept, so that card data cannot be derived. */
  content: string
  /** False when the caller may only be given again what it had: a session of the previous generation. */
  mayRun: boolean
}

/** An answer may still be on its way this long after the class's deadline, in milliseconds. */
const GRACE_MS = 5000

/**
 * Runs a call once per Idempotency-Key (decision 6.1). The same key gets the first answer again; 409
 * `in-progress` while there is none, 422 `idempotency-mismatch` for other content, 401 where nothing was kept and nothing
 * may run. A call of which the agency certainly knows nothing is forgotten, so that it can be tried again. A key whose
 * process has ended before there was an answer is run again: what must not happen twice has a record of its own.
 */
export async function once(context: Context, call: OnceCall, run: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
  const { store, sealer, clock } = context
  const id = `${call.owner}/${call.key}`
  const fingerprints = await sealer.fingerprints(call.content)
  const now = clock.now()
  const record = { fingerprint: fingerprints[0] ?? '', startedAt: now }

  const isFirst = call.mayRun && (await store.insert('idempotency', id, record, now + call.policy.keyMs))
  if (!isFirst) {
    const known = await store.read('idempotency', id)
    if (known === undefined) throw new Problem('session-missing')
    if (!fingerprints.includes(known.fingerprint)) throw new Problem('idempotency-mismatch')
    if (known.answer !== undefined) return unseal(context, known.answer)
    if (!(await takeOver(context, call, id, known.startedAt))) {
      throw new Problem('in-progress', { retryAfter: 1 })
    }
  }
  return runAndKeep(context, id, run)
}

/** Continues a call whose process has ended; of several that try, one. */
async function takeOver(context: Context, call: OnceCall, id: string, startedAt: number): Promise<boolean> {
  const now = context.clock.now()
  if (!call.mayRun || now - startedAt < call.policy.deadlines.total + GRACE_MS) return false
  let isMine = false
  await context.store.update('idempotency', id, (known) => {
    isMine = known !== undefined && known.answer === undefined && known.startedAt === startedAt
    return known !== undefined && isMine ? { ...known, startedAt: now } : undefined
  })
  return isMine
}

/** A store that fails afterwards changes nothing of what was done: its answer, or its failure, is still told (G12). */
async function runAndKeep(context: Context, id: string, run: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
  const { store, sealer, log } = context
  const logged = (error: unknown) => log.fault(error)
  let answer: KeptAnswer
  try {
    answer = await run()
  } catch (error) {
    await store.remove('idempotency', id).catch(logged)
    throw error
  }
  // A basket's answer carries names: at rest it is sealed.
  const body = await sealer.seal('answer', answer.body)
  await store.update('idempotency', id, (known) => known && { ...known, answer: { ...answer, body } }).catch(logged)
  return answer
}

async function unseal(context: Context, kept: KeptAnswer): Promise<KeptAnswer> {
  const body = await context.sealer.open('answer', kept.body)
  if (body === undefined) throw new Problem('session-expired')
  return { ...kept, body }
}
