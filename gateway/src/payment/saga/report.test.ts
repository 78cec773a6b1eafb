import { expect, test } from 'vitest'
import { killableWorld as world, onlyAttempt } from '../testing/killable-world.ts'

// Reports of the agency about a payment that differ from the accepted amount or break the contract.

test('a charge with another amount than the accepted one is refunded and never booked (decision 20.2)', async () => {
  const w = await world()
  await w.pay()
  const { token } = await onlyAttempt(w)
  const attempt = w.agency.attempts.get(token)
  if (attempt) attempt.amount = { value: 1, currency: 'try' }
  w.agency.bankSaysYes()
  await w.payments().runner.wake(token)
  expect((await onlyAttempt(w)).state).toBe('refund-task')
  expect(w.agency.commits).toEqual([])
  const alert = w.lines.find((line) => line.includes('payment-alert')) ?? '[]'
  expect(JSON.parse(alert)).toMatchObject(['payment-alert', { state: 'refund-task', codes: ['mischarged'] }])
})

const unreadableEvent = (lines: readonly string[]): unknown =>
  JSON.parse(lines.find((line) => line.includes('payment-unreadable')) ?? '[]')

test('a payment state that the contract does not have changes nothing and is logged as `payment-unreadable`', async () => {
  const w = await world()
  await w.pay()
  const { token, reference } = await onlyAttempt(w)
  const attempt = w.agency.attempts.get(token)
  if (attempt) attempt.status = 'PAID' as never
  await w.payments().runner.wake(token)
  expect((await onlyAttempt(w)).state).toBe('handed-off')
  const fields = { operationId: 'orderQuery', site: 'localhost', reference }
  expect(unreadableEvent(w.lines)).toEqual(['payment-unreadable', fields])
})

test('an answer that breaks the contract is logged as `payment-unreadable`, a missing answer is not', async () => {
  const w = await world()
  await w.pay()
  const { token } = await onlyAttempt(w)
  w.faults['orderQuery'] = 'lost'
  await w.payments().runner.wake(token)
  expect(unreadableEvent(w.lines)).toEqual([])
  w.faults['orderQuery'] = 'broken'
  // A process that got no answer leaves one tick to other processes (decision 22.8).
  await w.pass(60_000)
  await w.pass(60_000)
  expect((await onlyAttempt(w)).state).toBe('handed-off')
  expect(unreadableEvent(w.lines)).toMatchObject(['payment-unreadable', { operationId: 'orderQuery' }])
})
