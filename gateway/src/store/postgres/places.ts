import { StoreError } from '../../ports/store.ts'

/**
 * Takes a place, and waits for one as long as `patience`, in milliseconds, in the order of coming. Fails with a StoreError
 * if there is none by then. Returns what gives it back.
 */
export type Enter = (patience: number) => Promise<() => void>

/** A limited number of places for work of one kind. */
export function createPlaces(most: number): Enter {
  let free = most
  const queue: (() => void)[] = []

  function leave(): void {
    const next = queue.shift()
    if (next === undefined) free++
    else next()
  }

  return async (patience) => {
    if (free > 0) {
      free--
      return leave
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const come = () => {
      clearTimeout(timer)
      resolve(leave)
    }
    const late = () => {
      const at = queue.indexOf(come)
      if (at === -1) return
      queue.splice(at, 1)
      reject(new StoreError('no connection in time'))
    }
    // After a standstill of the process, timers run before the answers that give a place back are read (G5).
    const timer = setTimeout(() => setImmediate(late), patience)
    queue.push(come)
    return promise
  }
}
