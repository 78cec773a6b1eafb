import { describe, expect, test } from 'vitest'
import type { Store } from '../../ports/store.ts'
import { StoreError } from '../../ports/store.ts'
import type { SwitchOrder } from '../../ports/switches.ts'
import { createStore } from '../../store/store.ts'
import { memoryBackend, frozenClock } from '../../testing/memory-store.ts'
import { createSwitches } from './switches.ts'

const NOW = Date.parse('2027-05-01T09:00:00Z')
const OFF: SwitchOrder = { kind: 'payments', to: 'off', note: 'The bank declines everything.' }

/** A process with its own switches. `turn` is its timer. */
function processOn(store: Pick<Store, 'read' | 'update'>) {
  const events: unknown[] = []
  const timers: { ms: number; run: () => unknown }[] = []
  let changes = 0
  const every = (ms: number, run: () => unknown) => {
    timers.push({ ms, run })
    return () => void timers.splice(0)
  }
  const log = { event: (name: string, fields = {}) => void events.push([name, fields]) }
  const switches = createSwitches({ store, log, clock: { now: () => NOW, every }, changed: () => void changes++ })
  return { switches, events, timers, changes: () => changes, turn: () => timers[0]?.run() }
}

const freshStore = () =>
  createStore(
    memoryBackend(),
    frozenClock(() => NOW),
  )

describe('a switch (decision 49.2)', () => {
  test('takes effect at once in its process, and in others with their next read, every two seconds', async () => {
    const store = freshStore()
    const [one, other] = [processOn(store), processOn(store)]
    await other.switches.follow()
    await one.switches.set(OFF, 'control key')
    expect([one.switches.stopsPayments('a.test'), other.switches.stopsPayments('a.test')]).toEqual([true, false])
    expect(other.timers.map(({ ms }) => ms)).toEqual([2000])
    await other.turn()
    expect(other.switches.stopsPayments('a.test')).toBe(true)
    await one.switches.set({ ...OFF, to: 'on' }, 'control key')
    await other.turn()
    expect(other.switches.stopsPayments('a.test')).toBe(false)
    expect(other.events).toEqual([
      ['switches-read', { count: 1 }],
      ['switches-read', { count: 0 }],
    ])
  })

  test('is still set after a restart', async () => {
    const store = freshStore()
    await processOn(store).switches.set(OFF, 'control key')
    const next = processOn(store)
    await next.switches.follow()
    expect(next.switches.stopsPayments('a.test')).toBe(true)
  })

  test('is checked without reading the store, which every refresh reads once', async () => {
    const store = freshStore()
    let reads = 0
    const read: Store['read'] = (area, key) => {
      reads++
      return store.read(area, key)
    }
    const { switches, turn } = processOn({ ...store, read })
    await switches.follow()
    await switches.set({ kind: 'operation', name: 'hotelView', to: 'off', note: 'x' }, 'k')
    reads = 0
    for (let i = 0; i < 100; i++) switches.stopsOperation('hotelView', 'a.test')
    expect(reads).toBe(0)
    await turn()
    expect(reads).toBe(1)
  })

  test('affects one site, or all sites if it names none', async () => {
    const { switches } = processOn(freshStore())
    await switches.set({ ...OFF, kind: 'forms', site: 'a.test' }, 'back-office')
    await switches.set({ ...OFF, kind: 'way', name: 'transfer' }, 'control key')
    expect([switches.stopsForms('a.test'), switches.stopsForms('b.test')]).toEqual([true, false])
    expect([switches.stopsWay('transfer', 'b.test'), switches.stopsWay('later', 'b.test')]).toEqual([true, false])
  })

  test('stays set for all sites when it is lifted at one site', async () => {
    const { switches } = processOn(freshStore())
    await switches.set({ ...OFF, site: 'a.test' }, 'back-office')
    await switches.set(OFF, 'control key')
    await switches.set({ ...OFF, site: 'a.test', to: 'on' }, 'back-office')
    expect(switches.stopsPayments('a.test')).toBe(true)
    await switches.set({ ...OFF, to: 'on' }, 'control key')
    expect(switches.stopsPayments('a.test')).toBe(false)
  })

  test('of checks replaces the configured check; off is one of its values', async () => {
    const { switches } = processOn(freshStore())
    expect(switches.checkOf('hotelView')).toBeUndefined()
    for (const to of ['report', 'off', 'enforce'] as const) {
      await switches.set({ kind: 'checks', name: 'hotelView', to, note: 'x' }, 'control key')
      expect(switches.checkOf('hotelView')).toBe(to)
    }
    await switches.set({ kind: 'checks', name: 'hotelView', to: 'on', note: 'x' }, 'control key')
    expect(switches.checkOf('hotelView')).toBeUndefined()
  })
})

describe('the record (decision 49.3)', () => {
  test('contains who, when and why, and the last hundred changes', async () => {
    const { switches, events } = processOn(freshStore())
    for (let i = 0; i < 60; i++) {
      await switches.set({ ...OFF, note: `change ${i}` }, 'control key')
      await switches.set({ ...OFF, to: 'on' }, 'control key')
    }
    await switches.set({ ...OFF, site: 'a.test' }, 'back-office')
    const { set, history } = switches.current()
    const entry = { ...OFF, site: 'a.test', by: 'back-office', at: '2027-05-01T09:00:00.000Z' }
    expect(set).toEqual([entry])
    expect([history.length, history[0], history[1]?.to]).toEqual([100, entry, 'on'])
    expect(events.slice(-2)).toEqual([
      ['switch-lifted', { switch: 'payments', state: 'on', by: 'control key' }],
      ['switch-set', { site: 'a.test', switch: 'payments', state: 'off', by: 'back-office' }],
    ])
  })

  test('two processes that set a switch at the same moment lose none', async () => {
    const store = freshStore()
    const all = [processOn(store), processOn(store)].map(({ switches }, at) =>
      switches.set({ ...OFF, site: `site-${at}.test` }, 'k'),
    )
    await Promise.all(all)
    const reader = processOn(store)
    await reader.switches.refresh()
    expect(reader.switches.current().set).toHaveLength(2)
  })
})

describe('a store that fails (decision 49.2)', () => {
  const broken = () => Promise.reject(new StoreError('away'))

  test('keeps the last known switches, and is logged once', async () => {
    const store = freshStore()
    let isAway = false
    const read: Store['read'] = (area, key) => (isAway ? broken() : store.read(area, key))
    const [one, other] = [processOn(store), processOn({ ...store, read })]
    await one.switches.set(OFF, 'control key')
    await other.switches.refresh()
    isAway = true
    for (let i = 0; i < 3; i++) await other.switches.refresh()
    expect([other.switches.stopsPayments('a.test'), other.changes()]).toEqual([true, 1])
    expect([one.switches.isUnread(), other.switches.isUnread()]).toEqual([false, true])
    isAway = false
    await one.switches.set({ ...OFF, to: 'on' }, 'control key')
    await other.switches.refresh()
    expect([other.switches.stopsPayments('a.test'), other.switches.isUnread()]).toEqual([false, false])
    expect(other.events).toEqual([
      ['switches-read', { count: 1 }],
      ['switches-unread', { count: 1 }],
      ['switches-read', { count: 0 }],
    ])
  })

  test('rejects a change that was not stored', async () => {
    const { switches } = processOn({ read: async () => undefined, update: broken })
    await expect(switches.set(OFF, 'control key')).rejects.toThrow(StoreError)
    expect(switches.stopsPayments('a.test')).toBe(false)
  })

  test('a read that began before a change does not undo it', async () => {
    const store = freshStore()
    const slow = Promise.withResolvers<void>()
    const read = (async (area: 'switches', key: string) => {
      const found = await store.read(area, key)
      await slow.promise
      return found
    }) as Store['read']
    const { switches } = processOn({ ...store, read })
    const reading = switches.refresh()
    await switches.set(OFF, 'control key')
    slow.resolve()
    await reading
    expect(switches.stopsPayments('a.test')).toBe(true)
  })
})
