import { expect, test } from 'vitest'
import { killableWorld as world, onlyAttempt } from '../testing/killable-world.ts'

// What the agency says of a payment, where it is not what was agreed.

test('another amount than the accepted one is paid back, never booked (decision 20.2)', async () => {
  const w = await world()
  await w.pay()
  const { token } = await onlyAttempt(w)
  const attempt = w.agency.attempts.get(token)
  if (attempt) attempt.amount = { value: 1, currency: 'try' }
  w.agency.bankSaysYes()
  await w.payments().runner.wake(token)
  expect((await onlyAttempt(w)).state).toBe('refund-task')
  expect(w.agency.commits).toEqual([])
  const alarm = w.lines.find((line) => line.includes('payment-alert')) ?? '[]'
  expect(JSON.parse(alarm)).toMatchObject(['payment-alert', { state: 'refund-task', codes: ['mischarged'] }])
})

const alarmOf = (lines: readonly string[]): unknown =>
  JSON.parse(lines.find((line) => line.includes('payment-unreadable')) ?? '[]')

test('a state of the payment that the contract does not have: nothing is done, and an alarm names the payment', async () => {
  const w = await world()
  await w.pay()
  const { token, reference } = await onlyAttempt(w)
  const attempt = w.agency.attempts.get(token)
  if (attempt) attempt.status = 'PAID' as never
  await w.payments().runner.wake(token)
  expect((await onlyAttempt(w)).state).toBe('handed-off')
  const said = { operationId: 'orderQuery', site: 'localhost', reference }
  expect(alarmOf(w.lines)).toEqual(['payment-unreadable', said])
})

test('an answer that breaks the contract raises the same alarm; a missing answer raises none', async () => {
  const w = await world()
  await w.pay()
  const { token } = await onlyAttempt(w)
  w.faults['orderQuery'] = 'lost'
  await w.payments().runner.wake(token)
  expect(alarmOf(w.lines)).toEqual([])
  w.faults['orderQuery'] = 'broken'
  // Who got no answer leaves one turn to other processes (decision 22.8).
  await w.pass(60_000)
  await w.pass(60_000)
  expect((await onlyAttempt(w)).state).toBe('handed-off')
  expect(alarmOf(w.lines)).toMatchObject(['payment-unreadable', { operationId: 'orderQuery' }])
})
