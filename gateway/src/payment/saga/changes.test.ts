import { expect, test } from 'vitest'
import type { PaymentTools } from '../../ports/payments.ts'
import { killableWorld, onlyAttempt } from '../testing/killable-world.ts'
import { changesOf, type LeaseHolder } from './changes.ts'
import { TIMINGS } from './timings.ts'

test('a payment that was woken meanwhile is not ended and continues at the next tick', async () => {
  const w = await killableWorld()
  await w.pay()
  const read = await onlyAttempt(w)
  const { store, clock, log } = w.context
  const lease = await store.lease('running', read.token, TIMINGS.lease)
  const tools = { store, clock, log, timings: TIMINGS, step: () => undefined } as unknown as PaymentTools
  await store.update('intents', read.token, (stored) => stored && { ...stored, returnedAt: clock.now() })
  const leaseHolder: LeaseHolder = { lease }
  await changesOf(tools, leaseHolder).end(read)
  expect([await w.running(), leaseHolder.lease?.isHeld]).toEqual([1, true])
  await changesOf(tools, leaseHolder).end(await onlyAttempt(w))
  expect([await w.running(), lease?.isHeld]).toEqual([0, false])
})
