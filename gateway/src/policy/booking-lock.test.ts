import { describe, expect, test } from 'vitest'
import { createStore } from '../store/store.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { testClock } from '../testing/gateway.ts'
import { withBookingLock } from './booking-lock.ts'

/** Two processes that share a store. */
function world() {
  const clock = testClock()
  const backend = memoryBackend()
  return { clock, store: createStore(backend, clock), other: createStore(backend, clock) }
}

describe('decision 28.1 two gateways, one cart', () => {
  test('returns 409 in-progress while another process has the lock; other bookings do not wait', async () => {
    const { store, other } = world()
    await other.lock('booking b1', 1000)
    const refused = withBookingLock({ store }, 'b1', async () => 'ran')
    await expect(refused).rejects.toMatchObject({ name: 'in-progress', retryAfter: 1 })
    expect(await withBookingLock({ store }, 'b2', async () => 'ran')).toBe('ran')
  })

  test('the lock is released after work and after a failure', async () => {
    const { store, other } = world()
    await expect(withBookingLock({ store }, 'b1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await withBookingLock({ store: other }, 'b1', async () => 'ran')).toBe('ran')
  })

  test('the lock of a process that has died expires after five seconds', async () => {
    const { store, other, clock } = world()
    await other.lock('booking b1', 1000)
    clock.pass(4999)
    await expect(withBookingLock({ store }, 'b1', async () => 'ran')).rejects.toMatchObject({ name: 'in-progress' })
    clock.pass(1)
    expect(await withBookingLock({ store }, 'b1', async () => 'ran')).toBe('ran')
  })

  test('returns 409 in-progress after ten seconds behind work that hangs, and does not run the work later', async () => {
    const { store, clock } = world()
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hanging = withBookingLock({ store }, 'b1', () => {
      begun.resolve()
      return ended.promise
    })
    await begun.promise
    let ran = false
    const waiting = withBookingLock({ store }, 'b1', async () => void (ran = true))
    clock.pass(10_000)
    await expect(waiting).rejects.toMatchObject({ name: 'in-progress' })
    ended.resolve()
    await hanging
    await withBookingLock({ store }, 'b1', async () => undefined)
    expect(ran).toBe(false)
  })
})
