import type { RefObject } from 'react'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'

/** Whether the visitor pressed a button that leads to the next step, and did not use the browser's Back. */
let isMovingForward = false

/** The heading of the step that was shown most recently. */
let lastHeading: HTMLElement | undefined

/**
 * Call before navigating to the next step, so that it starts at its top: only the query of the URL changes, and the
 * browser does not scroll then.
 */
export function noteForwardMove(): void {
  isMovingForward = true
}

/**
 * A ref for a step's heading. After moving forward, the step starts at its top with the heading focused. After Back,
 * the heading is focused where the browser has scrolled to, unless something else has the focus (decision 33.6). The
 * step that a page load begins with gets no focus here: `page-start.tsx` focuses the heading of a new page.
 */
export const useStepStart = (): RefObject<HTMLHeadingElement | null> =>
  useFocusOnShow(stepStart, { preventScroll: true })

function stepStart(heading: HTMLHeadingElement): HTMLElement | undefined {
  const isAfterBack = lastHeading !== undefined && lastHeading !== heading && document.activeElement === document.body
  const takesFocus = isMovingForward || isAfterBack
  if (isMovingForward) scrollTo(0, 0)
  lastHeading = heading
  isMovingForward = false
  return takesFocus ? heading : undefined
}

/**
 * A ref for a page that may replace a step, for example when another tab empties the basket. The heading of the new
 * page takes the focus that was lost with the step. Otherwise the page could be above the visible area, and no screen
 * reader would announce it.
 */
export const useStepReplacement = (): RefObject<HTMLDivElement | null> => useFocusOnShow(headingOfReplacement)

function headingOfReplacement(page: HTMLDivElement): HTMLElement | undefined {
  const heading = page.querySelector('h2')
  if (!heading || !lastHeading || document.activeElement !== document.body) return undefined
  heading.tabIndex = -1
  return heading
}
