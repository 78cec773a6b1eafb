import { useSyncExternalStore } from 'react'

/** How far the page must be scrolled for the header to be stuck, in CSS pixels (decision 41.4). */
const THRESHOLD = 40

export const isStuck = (scrolled: number): boolean => scrolled > THRESHOLD

let stuck = false

function subscribe(listener: () => void) {
  const update = () => {
    stuck = isStuck(scrollY)
    listener()
  }
  // The page may be scrolled already. An observer reads the position right after a layout, because reading it at
  // another time would force one.
  const layoutObserver = new ResizeObserver(() => {
    layoutObserver.disconnect()
    update()
  })
  layoutObserver.observe(document.body)
  addEventListener('scroll', update, { passive: true })
  return () => {
    layoutObserver.disconnect()
    removeEventListener('scroll', update)
  }
}

/** Whether the page has scrolled so far that the header is stuck. */
export function useStuck(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stuck,
    () => false,
  )
}
