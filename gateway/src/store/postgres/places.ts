import { callAfter } from '../../translate/call-after.ts'
import { StoreError } from '../../ports/store.ts'

/**
 * Takes a place, and waits for one as long as `timeoutMs`, in milliseconds, in the order of arrival. Fails with a
 * StoreError if there is none by then. Returns a function that gives it back.
 */
export type Enter = (timeoutMs: number) => Promise<() => void>

/** A limited number of places for work of one kind. */
export function createPlaces(most: number): Enter {
  let free = most
  const queue: (() => void)[] = []

  function leave(): void {
    const next = queue.shift()
    if (next === undefined) free++
    else next()
  }

  return async (timeoutMs) => {
    if (free > 0) {
      free--
      return leave
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const takePlace = () => {
      stop()
      resolve(leave)
    }
    const stop = callAfter(timeoutMs, () => {
      queue.splice(queue.indexOf(takePlace), 1)
      reject(new StoreError('no connection in time'))
    })
    queue.push(takePlace)
    return promise
  }
}
