import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Records } from '../ports/records.ts'
import type { Lease, Step } from '../ports/store.ts'
import type { ClassPolicy } from './classes.ts'

/** A response that can be stored and repeated byte for byte. */
export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A call that must run once per key. */
export interface OnceCall {
  policy: ClassPolicy
  /** Site and session that own the key. Keys of other owners are unknown. */
  owner: string
  key: string
  /** Operation, parameters and body as text. Only its keyed hash is stored, so that card data cannot be derived. */
  content: string
  /** False if the caller may only get stored responses: a session of the previous generation. */
  mayRun: boolean
  /**
   * True if the call is only forwarded, so that nothing but its key says that it may have been sent. After its process
   * has died, it is not run again.
   */
  isForwarded?: boolean
  /** The lock that the call is going to need. It is taken together with the key if it is free. */
  lock?: string
}

/** A keyed call on its way: it gets a stored response, or it runs and then reports its end. */
export interface Passage {
  /** The stored response of one of its keys; the call must not run. */
  known?: KeptAnswer
  /** The lock of its call, if it was free. */
  bookingLock?: Lease | undefined
  /** The steps that store the response, and the leases to end with them, for a caller who writes them with its own. */
  keeping(answer: KeptAnswer): Promise<{ steps: Step[]; ends: Lease[] }>
  /** Stores the response for callers that repeat one of the keys, unless that has been done. */
  keep(answer: KeptAnswer): Promise<void>
  /** Forgets the call and releases the booking's lock, so that the same keys can be tried again. */
  release(): Promise<void>
  /** Ends like a process that died: the keys stay taken by a call without a response. */
  leave(): Promise<void>
}

/**
 * How long a key stays taken after its process has died, in milliseconds. After that, the same key runs the call again.
 */
const LEASE_MS = 5000

/** A key taken by this call, with the record it was taken with. */
interface Taken {
  key: string
  record: Records['idempotency']
  /** When the record expires; epoch milliseconds. */
  expiresAt: number
  lease: Lease
  bookingLock?: Lease
}

/**
 * Ensures that a keyed call runs once per key (decision 6.1). A repeated key gets the first response, 409 `in-progress`
 * while the call is still running, 422 `idempotency-mismatch` for other content, and 401 if nothing is stored and the
 * caller may not run it. A call that the agency certainly did not receive is released and can be tried again. If the
 * process died before there was a response, the call runs again: anything that must not happen twice has a record of
 * its own, or else fails with an unknown outcome.
 * @param calls one per key of the call, in the order in which the keys are taken
 */
export async function passOnce(context: Context, calls: readonly OnceCall[]): Promise<Passage> {
  const taken: Taken[] = []
  const passage: Passage = {
    async keeping(answer) {
      const kept = await sealAnswer(context, answer)
      const steps = taken.map(({ key, record, expiresAt }) => ({ ...answerStep(key, record, kept), expiresAt }))
      return { steps, ends: taken.map(({ lease }) => lease) }
    },
    async keep(answer) {
      const unkept = taken.filter(({ lease }) => lease.isHeld)
      const kept = unkept.length === 0 ? answer : await sealAnswer(context, answer)
      for (const { key, record, lease } of unkept)
        await end(context, lease, { ...answerStep(key, record, kept), was: record })
      await giveBack(passage.bookingLock)
    },
    async release() {
      // Deletes nothing that another process has continued meanwhile.
      for (const { key, record, lease } of taken)
        await end(context, lease, { area: 'idempotency', key, was: record, becomes: null })
      await giveBack(passage.bookingLock)
    },
    async leave() {
      for (const { lease } of taken) await giveBack(lease)
      await giveBack(passage.bookingLock)
    },
  }
  try {
    for (const call of calls) {
      const result = await take(context, call)
      if ('status' in result) {
        await passage.keep(result)
        return { ...passage, known: result }
      }
      taken.push(result)
      passage.bookingLock ??= result.bookingLock
    }
  } catch (error) {
    await passage.release()
    throw error
  }
  return passage
}

/** Takes the key of a call, or returns the response stored for it. */
async function take({ store, sealer, clock }: Pick<Context, 'store' | 'sealer' | 'clock'>, call: OnceCall) {
  const key = `${call.owner}/${call.key}`
  const fingerprints = await sealer.fingerprints(call.content)
  const record = { fingerprint: fingerprints[0] ?? '' }
  const expiresAt = clock.now() + call.policy.keyMs
  const first: Step = { area: 'idempotency', key, was: null, becomes: record, expiresAt }
  const both =
    call.mayRun && call.lock !== undefined
      ? await store.leaseAndLock('idempotency', key, LEASE_MS, [first], call.lock)
      : undefined
  if (both) return { key, record, expiresAt, lease: both.lease, bookingLock: both.lock } satisfies Taken

  const lease = async (step: Step) => (call.mayRun ? store.lease('idempotency', key, LEASE_MS, [step]) : undefined)
  const ownLease = await lease(first)
  if (ownLease) return { key, record, expiresAt, lease: ownLease } satisfies Taken

  const known = await store.read('idempotency', key)
  // The call that had the key has just failed, so a caller that may run it can try again.
  if (known === undefined) throw call.mayRun ? inProgress() : new Problem('session-missing')
  if (!fingerprints.includes(known.fingerprint)) throw new Problem('idempotency-mismatch')
  if (known.answer !== undefined) return unseal(sealer, known.answer)
  const nextLease = await lease({ area: 'idempotency', key, was: known })
  if (nextLease === undefined) throw inProgress()
  if (call.policy.neverTwice && call.isForwarded === true) {
    await giveBack(nextLease)
    throw new Problem('upstream-timeout', { outcome: 'unknown' })
  }
  return { key, record: known, expiresAt, lease: nextLease } satisfies Taken
}

const inProgress = () => new Problem('in-progress', { retryAfter: 1 })

/** Responses about a basket contain names, so they are sealed. */
const sealAnswer = async ({ sealer }: Context, answer: KeptAnswer): Promise<KeptAnswer> => ({
  ...answer,
  body: await sealer.seal('answer', answer.body),
})

const answerStep = (key: string, record: Records['idempotency'], answer: KeptAnswer) =>
  ({ area: 'idempotency', key, becomes: { ...record, answer } }) as const

/** Ends a lease early. A failure is ignored, because the lease expires by itself. */
async function giveBack(lease: Lease | undefined): Promise<void> {
  if (lease?.isHeld) await lease.end().catch(() => undefined)
}

/** If the store fails now, the call has already happened: its result is returned anyway (G12). */
async function end({ log }: Context, lease: Lease, step: Step): Promise<void> {
  await lease.end([step]).catch((error: unknown) => log.fault(error))
}

async function unseal(sealer: Context['sealer'], kept: KeptAnswer): Promise<KeptAnswer> {
  const body = await sealer.open('answer', kept.body)
  if (body === undefined) throw new Problem('session-expired')
  return { ...kept, body }
}
