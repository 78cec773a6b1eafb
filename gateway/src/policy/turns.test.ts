import { describe, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'
import { takeTurn } from './turns.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { testClock } from '../testing/gateway.ts'

/** The marker of a process that this one knows nothing of. */
const OTHER = { by: 'another process' }

function world() {
  const clock = testClock()
  const store = memoryStore(() => clock.now())
  return { clock, store, tools: { clock, store } }
}

describe('decision 28.1 two gateways, one cart', () => {
  test('while another process has the turn nothing runs; afterwards it does', async () => {
    const { tools, store, clock } = world()
    await store.insert('turns', 'b1', OTHER, clock.now() + 5000)
    const order: string[] = []
    const waiting = takeTurn({ ...tools, clock: { ...clock, wait: leaveAt(3, order) } }, 'b1', async () => {
      order.push('ran')
    })
    await waiting
    expect(order).toEqual(['wait', 'wait', 'wait', 'left', 'ran'])

    /** The other process is done at its third look. */
    function leaveAt(looks: number, seen: string[]) {
      return async () => {
        seen.push('wait')
        if (--looks > 0) return
        await store.remove('turns', 'b1')
        seen.push('left')
      }
    }
  })

  test('a turn that is not given back is over with its lease, however it was lost', async () => {
    const { tools, store, clock } = world()
    await store.insert('turns', 'b1', OTHER, clock.now() + 5000)
    const wait = async (milliseconds: number) => clock.pass(milliseconds)
    expect(await takeTurn({ ...tools, clock: { ...clock, wait } }, 'b1', async () => 'ran')).toBe('ran')
  })

  test('409 in-progress when the other one never ends, and its turn stays its own', async () => {
    const { tools, store } = world()
    await store.insert('turns', 'b1', OTHER)
    const refused = takeTurn(tools, 'b1', async () => 'ran')
    await expect(refused).rejects.toMatchObject({ name: 'in-progress', retryAfter: 1 })
    expect(await store.read('turns', 'b1')).toEqual(OTHER)
  })

  test('it is given back after work and after a failure; other bookings do not wait', async () => {
    const { tools, store } = world()
    await store.insert('turns', 'b2', OTHER)
    await expect(takeTurn(tools, 'b1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await takeTurn(tools, 'b1', async () => store.read('turns', 'b1'))).toBeDefined()
    expect(await store.read('turns', 'b1')).toBeUndefined()
  })

  test('whoever works on says so, for as long as the work takes', async () => {
    const { store, clock } = world()
    const runs: (() => void | Promise<void>)[] = []
    const every = (_ms: number, run: () => void | Promise<void>) => {
      runs.push(run)
      return () => void runs.pop()
    }
    await takeTurn({ store, clock: { ...clock, every } }, 'b1', async () => {
      clock.pass(4000)
      await runs[0]?.()
      clock.pass(4000)
      expect(await store.read('turns', 'b1')).toBeDefined()
    })
    expect(runs).toEqual([])
  })

  test('409 in-progress after ten seconds behind work that hangs, and then nothing runs of it', async () => {
    const { tools, clock } = world()
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hanging = takeTurn(tools, 'b1', () => {
      begun.resolve()
      return ended.promise
    })
    await begun.promise
    let ran = false
    const waiting = takeTurn(tools, 'b1', async () => void (ran = true))
    clock.pass(10_000)
    await expect(waiting).rejects.toMatchObject({ name: 'in-progress' })
    ended.resolve()
    await hanging
    await takeTurn(tools, 'b1', async () => undefined)
    expect(ran).toBe(false)
  })

  test('one at a time in a process too', async () => {
    const { tools } = world()
    const running = oneAtATime()
    const seen: number[] = []
    let inside = 0
    const work = async () => {
      seen.push(++inside)
      await running('other', async () => undefined)
      inside--
    }
    await Promise.all([1, 2, 3].map(() => takeTurn(tools, 'b1', work)))
    expect(seen).toEqual([1, 1, 1])
  })
})
