import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { takeArrival } from './navigation.ts'

/**
 * The main element of a page. A new page focuses its heading, so that screen readers and keyboards start there. When
 * the visitor arrives by a link, it also scrolls to the top; after Back the browser restores the scroll position, and
 * an entry of a list that has taken the focus keeps it (decision 36.8).
 */
export function PageStart({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  // Before the first paint, so that the new page never appears at the old scroll position.
  useLayoutEffect(() => (main.current ? showStart(main.current) : undefined), [])
  return (
    <main id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  )
}

/** Whether this document has already shown a page. For the first one the browser decides where the focus is. */
let isLoaded = false

function showStart(main: HTMLElement) {
  const byLink = takeArrival()
  const isBack = isLoaded && !byLink
  // Pages rendered in the browser are laid out at once, so that Back finds the place (decision 42.5).
  if (isLoaded) document.body.removeAttribute('data-arriving')
  isLoaded = true
  if (byLink) {
    const target = document.getElementById(location.hash.slice(1))
    if (target) {
      target.scrollIntoView()
      return undefined
    }
    scrollTo(0, 0)
  } else if (!isBack || document.activeElement !== document.body) return undefined
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
