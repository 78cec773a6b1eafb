import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { takeArrival } from './navigation.ts'

/**
 * The main element of a page. When the visitor arrives by a link, the page scrolls to the top and focuses the heading,
 * so that screen readers announce it; after Back the browser restores the scroll position.
 */
export function PageStart({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  // Before the first paint, so that the new page never appears at the old scroll position.
  useLayoutEffect(() => (main.current ? arrive(main.current) : undefined), [])
  return (
    <main id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  )
}

function arrive(main: HTMLElement) {
  if (!takeArrival()) return undefined
  const target = document.getElementById(location.hash.slice(1))
  if (target) {
    target.scrollIntoView()
    return undefined
  }
  scrollTo(0, 0)
  if (focusHeading(main)) return undefined
  main.focus({ preventScroll: true })
  // A page that is still loading gets its heading later. It is focused only if the visitor has not moved the focus
  // meanwhile.
  const waiting = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) waiting.disconnect()
  })
  waiting.observe(main, { childList: true, subtree: true })
  return () => waiting.disconnect()
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
