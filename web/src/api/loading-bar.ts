/** `value` is a percentage. `hidden` between two loads; `failed` shows the failure until the bar hides. */
export type BarState = { phase: 'hidden' | 'growing' | 'done' | 'failed'; value: number }

/** Decision 41.1: throttle 200 ms, duration 5000 ms, tick 100 ms, hide delay 500 ms. */
const THROTTLE = 200
const DURATION = 5000
const TICK = 100
const HIDE_DELAY = 500
/** "cap at 95 until done" (decision 41.1). */
const CAP = 95

/** The state that the server renders. */
export const HIDDEN: BarState = { phase: 'hidden', value: 0 }

/**
 * The state of a loading bar: only timers, no DOM. `subscribe` and `state` have the shape that useSyncExternalStore
 * expects.
 */
function createLoadingBar() {
  let current = HIDDEN
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const setState = (next: BarState) => {
    current = next
    for (const notify of listeners) notify()
  }
  const schedule = (delay: number, callback: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(callback, delay)
  }
  const grow = () => {
    setState({ phase: 'growing', value: Math.min(CAP, current.value + (100 * TICK) / DURATION) })
    schedule(TICK, grow)
  }
  const hide = () => setState(HIDDEN)

  return {
    /** Shows the bar after the throttle; a bar that is already growing continues. */
    start: () => {
      if (current.phase !== 'growing') schedule(THROTTLE, () => (setState(HIDDEN), grow()))
    },
    /** Fills the bar and then hides it. If it is not visible yet, it never appears. */
    end: (withFailure: boolean) => {
      clearTimeout(timer)
      if (current.phase !== 'growing') return hide()
      setState({ phase: withFailure ? 'failed' : 'done', value: 100 })
      schedule(HIDE_DELAY, hide)
    },
    state: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The page's only bar. */
export const loadingBar = createLoadingBar()
