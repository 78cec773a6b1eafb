import { expect, test } from 'vitest'
import { mortalWorld as world, only } from '../testing/mortal-world.ts'

// What the agency says of a payment, where it is not what was agreed.

test('another amount than the accepted one is paid back, never booked (decision 20.2)', async () => {
  const w = await world()
  await w.pay()
  const { token } = await only(w)
  const attempt = w.agency.attempts.get(token)
  if (attempt) attempt.amount = { value: 1, currency: 'try' }
  w.agency.bankSaysYes()
  await w.payments().run.wake(token)
  expect((await only(w)).state).toBe('refund-task')
  expect(w.agency.commits).toEqual([])
  const alarm = w.lines.find((line) => line.includes('payment-alert')) ?? '[]'
  expect(JSON.parse(alarm)).toMatchObject(['payment-alert', { state: 'refund-task', codes: ['mischarged'] }])
})

test('a state of the payment that the contract does not have: nothing is done, and an alarm names the place', async () => {
  const w = await world()
  await w.pay()
  const { token } = await only(w)
  const attempt = w.agency.attempts.get(token)
  if (attempt) attempt.status = 'PAID' as never
  await w.payments().run.wake(token)
  expect((await only(w)).state).toBe('handed-off')
  const alarm = w.lines.find((line) => line.includes('upstream-contract')) ?? '[]'
  const where = { operationId: 'orderQuery', places: ['/status'], site: 'localhost' }
  expect(JSON.parse(alarm)).toMatchObject(['upstream-contract', where])
})
