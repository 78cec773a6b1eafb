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

/** What the stage says of a call: it has been answered already, or it runs, and says how it ended. */
export interface Passage {
  /** The answer that one of its keys has had; the call must not run. */
  known?: KeptAnswer
  /** Keeps the answer for whoever sends one of the keys again. */
  keep(answer: KeptAnswer): Promise<void>
  /** Forgets the call, so that the same keys can try again. */
  release(): Promise<void>
}

/** An answer may still be on its way this long after the class's deadline, in milliseconds. */
const GRACE_MS = 5000

/**
 * The stage that a keyed call passes before it runs, so that it runs once per key (decision 6.1). The same key gets the
 * first answer again; 409 `in-progress` while there is none, 422 `idempotency-mismatch` for other content, 401 where
 * nothing was kept and nothing may run. A call of which the agency certainly knows nothing is released, so that it can be
 * tried again. A key whose process has ended before there was an answer is run again: what must not happen twice has a
 * record of its own.
 * @param calls one for each key of the call, in the order in which they are taken
 */
export async function passOnce(context: Context, calls: readonly OnceCall[]): Promise<Passage> {
  const taken: string[] = []
  const passage: Passage = {
    async keep(answer) {
      for (const id of taken) await keepAnswer(context, id, answer)
    },
    async release() {
      for (const id of taken) await context.store.remove('idempotency', id).catch((error) => context.log.fault(error))
    },
  }
  try {
    for (const call of calls) {
      const id = `${call.owner}/${call.key}`
      const known = await take(context, call, id)
      if (known !== undefined) {
        await passage.keep(known)
        return { ...passage, known }
      }
      taken.push(id)
    }
  } catch (error) {
    await passage.release()
    throw error
  }
  return passage
}

/** The answer that a key has had; undefined when the key is this call's now. */
async function take(context: Context, call: OnceCall, id: string): Promise<KeptAnswer | undefined> {
  const { store, sealer, clock } = context
  const fingerprints = await sealer.fingerprints(call.content)
  const now = clock.now()
  const record = { fingerprint: fingerprints[0] ?? '', startedAt: now }
  const isFirst = call.mayRun && (await store.insert('idempotency', id, record, now + call.policy.keyMs))
  if (isFirst) return undefined
  const known = await store.read('idempotency', id)
  if (known === undefined) throw new Problem('session-missing')
  if (!fingerprints.includes(known.fingerprint)) throw new Problem('idempotency-mismatch')
  if (known.answer !== undefined) return unseal(context, known.answer)
  if (await takeOver(context, call, id, known.startedAt)) return undefined
  throw new Problem('in-progress', { retryAfter: 1 })
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

/** A store that fails by now changes nothing of what was done: the answer is still told (G12). */
async function keepAnswer({ store, sealer, log }: Context, id: string, answer: KeptAnswer): Promise<void> {
  // A basket's answer carries names: at rest it is sealed.
  const body = await sealer.seal('answer', answer.body)
  const keep = store.update('idempotency', id, (known) => known && { ...known, answer: { ...answer, body } })
  await keep.catch((error) => log.fault(error))
}

async function unseal(context: Context, kept: KeptAnswer): Promise<KeptAnswer> {
  const body = await context.sealer.open('answer', kept.body)
  if (body === undefined) throw new Problem('session-expired')
  return { ...kept, body }
}
