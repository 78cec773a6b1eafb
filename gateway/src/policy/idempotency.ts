import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Records } from '../ports/records.ts'
import type { Lease, RecordWrite } from '../ports/store.ts'
import type { ClassPolicy } from './classes.ts'

/** A response that can be stored and repeated byte for byte. */
export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** A call that must run once per key. */
export interface IdempotentCall {
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
  /** The lock that the call is going to need. It is acquired together with the key if it is free. */
  lock?: string
}

/** A call whose idempotency keys are acquired: it returns a stored response, or it runs and reports its result here. */
export interface IdempotencyHandle {
  /** The stored response of one of its keys; the call must not run. */
  storedResponse?: StoredResponse
  /** The lock of its call, if it was free. */
  bookingLock?: Lease | undefined
  /** The writes that store the response, and the leases to end with them, for a caller who writes them with its own. */
  responseWrites(answer: StoredResponse): Promise<{ writes: RecordWrite[]; ends: Lease[] }>
  /** Stores the response for callers that repeat one of the keys, unless that has been done. */
  save(answer: StoredResponse): Promise<void>
  /** Forgets the call and releases the booking's lock, so that the same keys can be tried again. */
  release(): Promise<void>
  /** Ends like a process that died: the keys stay acquired by a call without a response. */
  abandon(): Promise<void>
}

/**
 * How long a key stays acquired after its process has died, in milliseconds. After that, the same key runs the call
 * again.
 */
const LEASE_MS = 5000

/** A key acquired by this call, with the record it was acquired with. */
interface AcquiredKey {
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
 * @param calls one per key of the call, in the order in which the keys are acquired
 */
export async function acquireIdempotencyKeys(
  context: Context,
  calls: readonly IdempotentCall[],
): Promise<IdempotencyHandle> {
  const acquired: AcquiredKey[] = []
  const handle: IdempotencyHandle = {
    async responseWrites(answer) {
      const sealed = await sealAnswer(context, answer)
      const writes = acquired.map(({ key, record, expiresAt }) => ({ ...answerWrite(key, record, sealed), expiresAt }))
      return { writes, ends: acquired.map(({ lease }) => lease) }
    },
    async save(answer) {
      const unsaved = acquired.filter(({ lease }) => lease.isHeld)
      const sealed = unsaved.length === 0 ? answer : await sealAnswer(context, answer)
      for (const { key, record, lease } of unsaved)
        await endWithWrite(context, lease, { ...answerWrite(key, record, sealed), was: record })
      await endIgnoringErrors(handle.bookingLock)
    },
    async release() {
      // `was` keeps a record that another process has continued meanwhile.
      for (const { key, record, lease } of acquired)
        await endWithWrite(context, lease, { area: 'idempotency', key, was: record, becomes: null })
      await endIgnoringErrors(handle.bookingLock)
    },
    async abandon() {
      for (const { lease } of acquired) await endIgnoringErrors(lease)
      await endIgnoringErrors(handle.bookingLock)
    },
  }
  try {
    for (const call of calls) {
      const result = await acquire(context, call)
      if ('status' in result) {
        await handle.save(result)
        return { ...handle, storedResponse: result }
      }
      acquired.push(result)
      handle.bookingLock ??= result.bookingLock
    }
  } catch (error) {
    await handle.release()
    throw error
  }
  return handle
}

/** Takes the key of a call, or returns the response stored for it. */
async function acquire({ store, sealer, clock }: Pick<Context, 'store' | 'sealer' | 'clock'>, call: IdempotentCall) {
  const key = `${call.owner}/${call.key}`
  const fingerprints = await sealer.fingerprints(call.content)
  const record = { fingerprint: fingerprints[0] ?? '' }
  const expiresAt = clock.now() + call.policy.keyMs
  const newKeyWrite: RecordWrite = { area: 'idempotency', key, was: null, becomes: record, expiresAt }
  const keyAndLock =
    call.mayRun && call.lock !== undefined
      ? await store.leaseAndLock('idempotency', key, LEASE_MS, [newKeyWrite], call.lock)
      : undefined
  if (keyAndLock)
    return { key, record, expiresAt, lease: keyAndLock.lease, bookingLock: keyAndLock.lock } satisfies AcquiredKey

  const lease = async (recordWrite: RecordWrite) =>
    call.mayRun ? store.lease('idempotency', key, LEASE_MS, [recordWrite]) : undefined
  const ownLease = await lease(newKeyWrite)
  if (ownLease) return { key, record, expiresAt, lease: ownLease } satisfies AcquiredKey

  const stored = await store.read('idempotency', key)
  // The call that had the key has just failed, so a caller that may run it can try again.
  if (stored === undefined) throw call.mayRun ? inProgress() : new Problem('session-missing')
  if (!fingerprints.includes(stored.fingerprint)) throw new Problem('idempotency-mismatch')
  if (stored.answer !== undefined) return unsealResponse(sealer, stored.answer)
  const nextLease = await lease({ area: 'idempotency', key, was: stored })
  if (nextLease === undefined) throw inProgress()
  if (call.policy.neverTwice && call.isForwarded === true) {
    await endIgnoringErrors(nextLease)
    throw new Problem('upstream-timeout', { outcome: 'unknown' })
  }
  return { key, record: stored, expiresAt, lease: nextLease } satisfies AcquiredKey
}

const inProgress = () => new Problem('in-progress', { retryAfter: 1 })

/** Responses about a basket contain names, so they are sealed. */
const sealAnswer = async ({ sealer }: Context, answer: StoredResponse): Promise<StoredResponse> => ({
  ...answer,
  body: await sealer.seal('answer', answer.body),
})

const answerWrite = (key: string, record: Records['idempotency'], answer: StoredResponse) =>
  ({ area: 'idempotency', key, becomes: { ...record, answer } }) as const

/** Ends a lease early. An error is ignored, because the lease expires by itself. */
async function endIgnoringErrors(lease: Lease | undefined): Promise<void> {
  if (lease?.isHeld) await lease.end().catch(() => undefined)
}

/** Ends a lease with a write. An error is only logged: the call has already happened, so its result is returned (G12). */
async function endWithWrite({ log }: Context, lease: Lease, recordWrite: RecordWrite): Promise<void> {
  await lease.end([recordWrite]).catch((error: unknown) => log.fault(error))
}

async function unsealResponse(sealer: Context['sealer'], sealed: StoredResponse): Promise<StoredResponse> {
  const body = await sealer.open('answer', sealed.body)
  if (body === undefined) throw new Problem('session-expired')
  return { ...sealed, body }
}
