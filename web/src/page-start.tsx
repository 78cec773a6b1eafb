import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { takeArrival } from './navigation.ts'

/**
 * The main part of a page. When a visitor has come here by a link, the view starts at the top and the heading has the
 * focus, which also reads it out; after Back the browser restores the view.
 */
export function PageStart({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  // Before the first paint, so that nobody sees the new page where the old one was being read.
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
  // A page that still loads has its heading later. By then the visitor may have gone on to something else.
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
