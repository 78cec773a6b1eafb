import { expect, test, vi } from 'vitest'
import type { Context } from '../ports/context.ts'
import { fakeGateway } from '../testing/gateway.ts'
import { Problem } from '../ports/problem.ts'
import { createStore } from '../store/store.ts'
import { CLASSES } from './classes.ts'
import { acquireIdempotencyKeys, type StoredResponse, type IdempotentCall } from './idempotency.ts'

const CALL: IdempotentCall = {
  policy: CLASSES.pay,
  owner: 'localhost/b1',
  key: 'k1',
  content: 'card 4000',
  mayRun: true,
}
type Run = () => Promise<StoredResponse>
const ANSWER = { status: 200, headers: { etag: '"1"' }, body: '{"name":"Defne"}' }

/** Runs a call if `acquireIdempotencyKeys` allows it. */
async function once(context: Context, call: IdempotentCall | IdempotentCall[], run: Run): Promise<StoredResponse> {
  const handle = await acquireIdempotencyKeys(context, [call].flat())
  if (handle.storedResponse !== undefined) return handle.storedResponse
  const answer = await run().catch(async (error) => {
    await handle.release()
    throw error
  })
  await handle.save(answer)
  return answer
}

test('200 calls with one key run once; the others get in-progress or the same bytes', async () => {
  const { context } = fakeGateway()
  const run = vi.fn<Run>(async () => ANSWER)
  const ends = await Promise.allSettled(Array.from({ length: 200 }, () => once(context, CALL, run)))
  expect(run).toHaveBeenCalledTimes(1)
  const busy = { name: 'in-progress', status: 409, headers: { 'retry-after': '1' } }
  const told = ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason))
  for (const one of told) expect([ANSWER, expect.objectContaining(busy)]).toContainEqual(one)
  expect(await once(context, CALL, run)).toEqual(ANSWER)
})

test('E2 other content returns idempotency-mismatch, and keys of other owners are unknown', async () => {
  const { context } = fakeGateway()
  const run = vi.fn<Run>(async () => ANSWER)
  await once(context, CALL, run)
  await expect(once(context, { ...CALL, content: 'card 5000' }, run)).rejects.toMatchObject({
    name: 'idempotency-mismatch',
  })
  await once(context, { ...CALL, owner: 'localhost/b2', content: 'card 5000' }, run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a failed call can be repeated with its key', async () => {
  const { context } = fakeGateway()
  await expect(once(context, CALL, () => Promise.reject(new Problem('stale-version')))).rejects.toMatchObject({
    name: 'stale-version',
  })
  const run = vi.fn<Run>(async () => ANSWER)
  await once(context, CALL, run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('the stored record reveals neither the answer nor the content', async () => {
  const { context } = fakeGateway()
  await once(context, CALL, async () => ANSWER)
  const kept = JSON.stringify(await context.store.list('idempotency'))
  expect(kept).not.toMatch(/Defne|4000/)
})

test('a session that may not run calls gets stored responses only', async () => {
  const { context } = fakeGateway()
  const replay = { ...CALL, mayRun: false }
  const run = vi.fn<Run>(async () => ANSWER)
  await expect(once(context, replay, run)).rejects.toMatchObject({ name: 'session-missing' })
  await once(context, CALL, run)
  expect(await once(context, replay, run)).toEqual(ANSWER)
  expect(run).toHaveBeenCalledTimes(1)
})

test('one caller runs the call of a process that died, five seconds later', async () => {
  const { context, clock } = fakeGateway()
  const dead = { ...context, store: createStore(context.platform.store, clock) }
  void once(dead, CALL, () => new Promise(() => {}))
  await expect.poll(() => context.store.list('idempotency')).toHaveLength(1)
  clock.pass(4999)
  await expect(once(context, CALL, async () => ANSWER)).rejects.toMatchObject({ name: 'in-progress' })
  clock.pass(1)
  const run = vi.fn<Run>(async () => ANSWER)
  const ends = await Promise.allSettled([once(context, CALL, run), once(context, CALL, run)])
  expect(run).toHaveBeenCalledTimes(1)
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
})

test('a failed call keeps the response that another process has stored meanwhile', async () => {
  const { context, clock } = fakeGateway()
  const slow = await acquireIdempotencyKeys({ ...context, store: createStore(context.platform.store, clock) }, [CALL])
  clock.pass(5000)
  expect(await once(context, CALL, async () => ANSWER)).toEqual(ANSWER)
  await slow.release()
  expect(await once(context, CALL, () => Promise.reject(new Error('twice')))).toEqual(ANSWER)
})

test('a commit that is only forwarded is not sent again after its process has ended: its outcome is unknown', async () => {
  const { context, clock } = fakeGateway()
  const forwarded = { ...CALL, policy: CLASSES.commit, isForwarded: true }
  const dead = { ...context, store: createStore(context.platform.store, clock) }
  void once(dead, forwarded, () => new Promise(() => {}))
  await expect.poll(() => context.store.list('idempotency')).toHaveLength(1)
  clock.pass(5000)
  const run = vi.fn<Run>(async () => ANSWER)
  for (let repeat = 0; repeat < 2; repeat++)
    await expect(once(context, forwarded, run)).rejects.toMatchObject({ name: 'upstream-timeout', outcome: 'unknown' })
  expect(run).not.toHaveBeenCalled()
})

test('a record lives as long as its class says', async () => {
  const { context, clock } = fakeGateway()
  const run = vi.fn<Run>(async () => ANSWER)
  await once(context, { ...CALL, policy: CLASSES.cart }, run)
  clock.pass(CLASSES.cart.keyMs + 1)
  await once(context, { ...CALL, policy: CLASSES.cart }, run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a call with two keys runs once, and its response is returned for either key', async () => {
  const { context } = fakeGateway()
  const run = vi.fn<Run>(async () => ANSWER)
  const other = { ...CALL, key: 'k2' }
  const content = { ...CALL, key: 'content' }
  await once(context, [CALL, content], run)
  expect(await once(context, [other, content], run)).toEqual(ANSWER)
  expect(await once(context, other, run)).toEqual(ANSWER)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a call whose second key is in use releases the first one', async () => {
  const { context } = fakeGateway()
  const content = { ...CALL, key: 'content' }
  const first = await acquireIdempotencyKeys(context, [content])
  await expect(acquireIdempotencyKeys(context, [CALL, content])).rejects.toMatchObject({ name: 'in-progress' })
  await first.release()
  const run = vi.fn<Run>(async () => ANSWER)
  expect(await once(context, [CALL, content], run)).toEqual(ANSWER)
})

test('a call that takes longer than a lease is not run a second time, in this process or another', async () => {
  const { context, clock } = fakeGateway()
  const renewals: (() => void | Promise<void>)[] = []
  const every = (_milliseconds: number, run: () => void | Promise<void>) => (renewals.push(run), () => undefined)
  const slow = { ...context, store: createStore(context.platform.store, { ...clock, every }) }
  const other = { ...context, store: createStore(context.platform.store, clock) }
  const ended = Promise.withResolvers<typeof ANSWER>()
  const running = once(slow, CALL, () => ended.promise)
  await expect.poll(() => renewals.length).toBe(1)
  for (let seconds = 0; seconds < 30; seconds += 3) {
    clock.pass(3000)
    await renewals[0]?.()
    await expect(once(other, CALL, async () => ANSWER)).rejects.toMatchObject({ name: 'in-progress' })
  }
  ended.resolve(ANSWER)
  expect(await running).toEqual(ANSWER)
  expect(await once(other, CALL, async () => ANSWER)).toEqual(ANSWER)
})

test('a call acquires its lock and its key in one transaction, and releases the lock at its end at the latest', async () => {
  const { context } = fakeGateway()
  const call = { ...CALL, lock: 'x' }
  const backend = context.platform.store
  const real = { ...backend }
  let units = 0
  backend.commit = (unit) => (units++, real.commit(unit))
  const [kept, failed] = [
    await acquireIdempotencyKeys(context, [call]),
    await acquireIdempotencyKeys(context, [{ ...call, key: 'k2', lock: 'y' }]),
  ]
  expect([kept.bookingLock?.isHeld, failed.bookingLock?.isHeld, units]).toEqual([true, true, 2])
  await kept.save(ANSWER)
  await failed.release()
  expect(await context.store.list('leases')).toEqual([])
})

test('a call whose lock is not free acquires only its key, and does not wait', async () => {
  const { context, clock } = fakeGateway()
  const other = createStore(context.platform.store, clock)
  const theirs = await other.lock('x', 1000)
  const handle = await acquireIdempotencyKeys(context, [{ ...CALL, lock: 'x' }])
  expect(handle.bookingLock).toBeUndefined()
  await handle.save(ANSWER)
  expect(await once(context, { ...CALL, lock: 'x' }, () => Promise.reject(new Error('twice')))).toEqual(ANSWER)
  expect(theirs?.isHeld).toBe(true)
})

test('a response that was stored with other writes is repeated, and not stored again', async () => {
  const { context } = fakeGateway()
  const handle = await acquireIdempotencyKeys(context, [CALL])
  const { writes, ends } = await handle.responseWrites(ANSWER)
  expect(await context.store.transact([...writes, { area: 'running', key: 'a', becomes: { dueAt: 1 } }], ends)).toBe(
    true,
  )
  await handle.save({ ...ANSWER, body: 'another' })
  expect(await once(context, CALL, () => Promise.reject(new Error('twice')))).toEqual(ANSWER)
  expect(await context.store.list('leases')).toEqual([])
})
