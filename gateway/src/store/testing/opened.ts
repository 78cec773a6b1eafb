import { afterAll, afterEach, describe } from 'vitest'
import { systemClock } from '../../clock.ts'
import type { StoreBackend, Store } from '../../ports/store.ts'
import { createStore } from '../store.ts'
import { endBackends, BACKENDS } from './backends.ts'

/**
 * A store whose clock the test sets, and a second one on the same backend, as of another process. No lease is renewed.
 */
export interface Opened {
  store: Store
  other: Store
  /** Sets the clocks of the processes and of the backend; epoch milliseconds. */
  timeIs: (now: number) => Promise<void>
}

/** Describes what holds in every backend. */
export function describeStores(tests: (opened: () => Promise<Opened>) => void): void {
  const endings: (() => void | Promise<void>)[] = []
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  })
  afterAll(() => endBackends())

  async function openIn(place: (typeof BACKENDS)[number]['place']): Promise<Opened> {
    const { open, setClock, remove } = await place()
    if (remove !== undefined) endings.push(remove)
    let time = 0
    const clock = { ...systemClock, now: () => time, every: () => () => undefined }
    const storeIn = (backend: StoreBackend) => {
      const store = createStore(backend, clock)
      endings.push(() => store.close())
      return store
    }
    const timeIs = async (now: number) => {
      time = now
      await setClock?.(now)
    }
    return { timeIs, store: storeIn(open()), other: storeIn(open()) }
  }

  // Also listed where it cannot be had, so that its tests are counted as skipped.
  for (const { name, isThere, place } of BACKENDS)
    describe.skipIf(!isThere)(`a store in ${name}`, () => {
      tests(() => openIn(place))
    })
}
