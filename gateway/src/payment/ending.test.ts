import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoryBackend } from '../testing/memory-store.ts'
import { startPayments } from './payments.ts'
import { testContext } from './testing/context.ts'
import { pay, quote } from './testing/requests.ts'

/** A gateway with a payment that is due. `poll` runs its polling timer; `reads.blocked` delays what the poll reads. */
async function world() {
  const backend = memoryBackend()
  const reads = { blocked: undefined as PromiseWithResolvers<void> | undefined }
  const list = backend.list.bind(backend)
  backend.list = async (...args) => {
    const records = await list(...args)
    await reads.blocked?.promise
    return records
  }
  const made = testContext({ backend })
  const { context, agency, time } = made
  let runTimer: () => unknown = () => undefined
  const every = (_ms: number, run: () => unknown) => ((runTimer = run), () => void (runTimer = () => undefined))
  context.clock = { ...context.clock, every }
  const payments = (context.payment = startPayments(context))
  const { hash } = (await quote(context)).body
  const { paymentToken: token } = (await pay(context, hash)).body
  await payments.runner.settled()
  agency.bankSaysYes(token)
  time.now += 60_000
  const state = async () => (await context.store.read('intents', token))?.state
  return { ...made, payments, reads, poll: () => runTimer(), state, token }
}

test('after `stopPolling`, due payments are not continued, except one that a request wakes', async () => {
  const { payments, poll, state, token, agency } = await world()
  payments.stopPolling()
  poll()
  await payments.runner.settled()
  expect([await state(), agency.commits]).toEqual(['handed-off', []])
  await payments.runner.wake(token)
  expect(await state()).toBe('committed')
})

test('`stop` waits for a running poll and for the payments that it continues', async () => {
  const { payments, reads, poll, state } = await world()
  const blocked = (reads.blocked = Promise.withResolvers())
  poll()
  let isStopped = false
  const stopping = payments.stop().then(() => (isStopped = true))
  await setImmediate()
  expect(isStopped).toBe(false)
  reads.blocked = undefined
  blocked.resolve()
  await stopping
  expect(await state()).toBe('committed')
})
