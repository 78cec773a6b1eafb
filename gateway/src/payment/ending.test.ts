import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoryBackend } from '../testing/memory-store.ts'
import { startPayments } from './payments.ts'
import { testContext } from './testing/context.ts'
import { pay, quote } from './testing/requests.ts'

/** A process whose timer turns when the test says so, with a visitor at the bank whose payment is due. */
async function world() {
  const backend = memoryBackend()
  const reads = { held: undefined as PromiseWithResolvers<void> | undefined }
  const list = backend.list.bind(backend)
  backend.list = async (...asked) => {
    const found = await list(...asked)
    await reads.held?.promise
    return found
  }
  const made = testContext({ backend })
  const { context, agency, time } = made
  let turn: () => unknown = () => undefined
  const every = (_ms: number, run: () => unknown) => ((turn = run), () => void (turn = () => undefined))
  context.clock = { ...context.clock, every }
  const payments = (context.payment = startPayments(context))
  const { hash } = (await quote(context)).body
  const { paymentToken: token } = (await pay(context, hash)).body
  await payments.runner.settled()
  agency.bankSaysYes(token)
  time.now += 60_000
  const state = async () => (await context.store.read('intents', token))?.state
  return { ...made, payments, reads, turn: () => turn(), state, token }
}

test('a process that has stopped looking resumes no due payment, except one that a request wakes', async () => {
  const { payments, turn, state, token, agency } = await world()
  payments.stopPolling()
  turn()
  await payments.runner.settled()
  expect([await state(), agency.commits]).toEqual(['handed-off', []])
  await payments.runner.wake(token)
  expect(await state()).toBe('committed')
})

test('an end waits for the last look and what it has found', async () => {
  const { payments, reads, turn, state } = await world()
  const held = (reads.held = Promise.withResolvers())
  turn()
  let isOver = false
  const ended = payments.stop().then(() => (isOver = true))
  await setImmediate()
  expect(isOver).toBe(false)
  reads.held = undefined
  held.resolve()
  await ended
  expect(await state()).toBe('committed')
})
