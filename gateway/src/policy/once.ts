import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Records } from '../ports/records.ts'
import type { Lease, Step } from '../ports/store.ts'
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

/** How long a key outlives a process that has ended with it, in milliseconds. Then the same key runs the call again. */
const LEASE_MS = 5000

/** A key that is this call's, with the record that it was taken with. */
interface Taken {
  key: string
  record: Records['idempotency']
  lease: Lease
}

/**
 * The stage that a keyed call passes before it runs, so that it runs once per key (decision 6.1). The same key gets the
 * first answer again; 409 `in-progress` while there is none, 422 `idempotency-mismatch` for other content, 401 where
 * nothing was kept and nothing may run. A call of which the agency certainly knows nothing is released, so that it can be
 * tried again. A key whose process has ended before there was an answer is run again: what must not happen twice has a
 * record of its own.
 * @param calls one for each key of the call, in the order in which they are taken
 */
export async function passOnce(context: Context, calls: readonly OnceCall[]): Promise<Passage> {
  const taken: Taken[] = []
  const passage: Passage = {
    async keep(answer) {
      for (const one of taken) await keepAnswer(context, one, answer)
    },
    async release() {
      for (const { key, lease } of taken) await end(context, lease, { area: 'idempotency', key, becomes: null })
    },
  }
  try {
    for (const call of calls) {
      const one = await take(context, call)
      if ('status' in one) {
        await passage.keep(one)
        return { ...passage, known: one }
      }
      taken.push(one)
    }
  } catch (error) {
    await passage.release()
    throw error
  }
  return passage
}

/** The key of a call, or the answer that the key has had. */
async function take({ store, sealer, clock }: Pick<Context, 'store' | 'sealer' | 'clock'>, call: OnceCall) {
  const key = `${call.owner}/${call.key}`
  const fingerprints = await sealer.fingerprints(call.content)
  const record = { fingerprint: fingerprints[0] ?? '' }
  const lease = async (...steps: Step[]) => (call.mayRun ? store.lease('idempotency', key, LEASE_MS, steps) : undefined)
  const expiresAt = clock.now() + call.policy.keyMs
  const begun = await lease({ area: 'idempotency', key, was: null, becomes: record, expiresAt })
  if (begun) return { key, record, lease: begun } satisfies Taken

  const known = await store.read('idempotency', key)
  // Where it may run, the call that had the key has failed a moment ago.
  if (known === undefined) throw call.mayRun ? inProgress() : new Problem('session-missing')
  if (!fingerprints.includes(known.fingerprint)) throw new Problem('idempotency-mismatch')
  if (known.answer !== undefined) return unseal(sealer, known.answer)
  const continued = await lease({ area: 'idempotency', key, was: known })
  if (continued === undefined) throw inProgress()
  return { key, record: known, lease: continued } satisfies Taken
}

const inProgress = () => new Problem('in-progress', { retryAfter: 1 })

async function keepAnswer(context: Context, { key, record: was, lease }: Taken, answer: KeptAnswer): Promise<void> {
  // A basket's answer carries names: at rest it is sealed.
  const body = await context.sealer.seal('answer', answer.body)
  await end(context, lease, { area: 'idempotency', key, was, becomes: { ...was, answer: { ...answer, body } } })
}

/** A store that fails by now changes nothing of what was done: the answer, or the failure, is still told (G12). */
async function end({ log }: Context, lease: Lease, step: Step): Promise<void> {
  await lease.end([step]).catch((error: unknown) => log.fault(error))
}

async function unseal(sealer: Context['sealer'], kept: KeptAnswer): Promise<KeptAnswer> {
  const body = await sealer.open('answer', kept.body)
  if (body === undefined) throw new Problem('session-expired')
  return { ...kept, body }
}
