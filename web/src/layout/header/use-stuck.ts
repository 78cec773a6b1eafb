import { useSyncExternalStore } from 'react'

/** "Sticky header threshold 40 px" (decision 41.4). */
const THRESHOLD = 40

export const isStuck = (scrolled: number): boolean => scrolled > THRESHOLD

function onScroll(tell: () => void) {
  addEventListener('scroll', tell, { passive: true })
  return () => removeEventListener('scroll', tell)
}

/** Whether the page has scrolled so far that the header is stuck. */
export function useStuck(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => isStuck(scrollY),
    () => false,
  )
}
