import { useSyncExternalStore } from 'react'

/** "Sticky header threshold 40 px" (decision 41.4), in CSS pixels. */
const THRESHOLD = 40

export const isStuck = (scrolled: number): boolean => scrolled > THRESHOLD

let stuck = false

function onScroll(tell: () => void) {
  const read = () => {
    stuck = isStuck(scrollY)
    tell()
  }
  // The page may already be scrolled. Reading its position forces a layout, except right after the browser has done
  // one.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    read()
  })
  laidOut.observe(document.body)
  addEventListener('scroll', read, { passive: true })
  return () => {
    laidOut.disconnect()
    removeEventListener('scroll', read)
  }
}

/** Whether the page has scrolled so far that the header is stuck. */
export function useStuck(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => stuck,
    () => false,
  )
}
