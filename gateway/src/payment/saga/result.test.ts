import { expect, test } from 'vitest'
import { standingOf } from '../../guards/generations.ts'
import { BOOKING } from '../testing/agency.ts'
import { mortalWorld, only } from '../testing/mortal-world.ts'

// What a payment publishes: the result of its booking, and the end of its session.

test('a commit that could not be sent for minutes ends the session once: its holder may still follow the payment', async () => {
  const w = await mortalWorld()
  w.agency.card = 'frictionless'
  w.faults['reservationComplete'] = 'not-sent'
  await w.pay()
  for (let second = 0; second < 240; second += 10) await w.pass(10_000)
  expect((await only(w)).state).toBe('pending')
  const standing = () => standingOf(w.context.store, { booking: BOOKING, generation: 0 }, w.time.now)
  expect(await standing()).toMatchObject({ is: 'committed', current: 2, mayFollow: true })
  delete w.faults['reservationComplete']
  for (let second = 0; second < 60; second += 10) await w.pass(10_000)
  expect((await only(w)).state).toBe('committed')
  expect(await standing()).toMatchObject({ is: 'committed', current: 2, ownKey: 'key-0000000000001', mayFollow: true })
})
