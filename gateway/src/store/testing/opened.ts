import { afterAll, afterEach, describe } from 'vitest'
import { systemClock } from '../../clock.ts'
import type { Medium, Store } from '../../ports/store.ts'
import { createStore } from '../store.ts'
import { endMedia, MEDIA } from './media.ts'

/**
 * A store whose clock the test sets, and a second one on the same medium, as of another process. No lease is renewed.
 */
export interface Opened {
  store: Store
  other: Store
  /** Sets the clocks of the processes and of the medium; epoch milliseconds. */
  timeIs: (now: number) => Promise<void>
}

/** Describes what holds in every medium. */
export function describeStores(tests: (opened: () => Promise<Opened>) => void): void {
  const endings: (() => void | Promise<void>)[] = []
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  })
  afterAll(() => endMedia())

  async function openIn(place: (typeof MEDIA)[number]['place']): Promise<Opened> {
    const { open, setClock, remove } = await place()
    if (remove !== undefined) endings.push(remove)
    let time = 0
    const clock = { ...systemClock, now: () => time, every: () => () => undefined }
    const storeIn = (medium: Medium) => {
      const store = createStore(medium, clock)
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
  for (const { name, isThere, place } of MEDIA)
    describe.skipIf(!isThere)(`a store in ${name}`, () => {
      tests(() => openIn(place))
    })
}
