import { expect, test } from 'vitest'
import { BOOKING } from '../testing/agency.ts'
import { killableWorld as world, onlyAttempt } from '../testing/killable-world.ts'

test('a payment of an earlier version, which did not record its generation, ends its session as well', async () => {
  const w = await world()
  await w.pay()
  const { generation, ...earlier } = await onlyAttempt(w)
  expect(generation).toBe(1)
  await w.context.store.update('intents', earlier.token, () => earlier)
  w.agency.bankSaysYes()
  await w.payments().runner.wake(earlier.token)
  expect((await onlyAttempt(w)).state).toBe('committed')
  expect(await w.context.store.read('generations', BOOKING)).toMatchObject({ current: 2, committed: true })
})
