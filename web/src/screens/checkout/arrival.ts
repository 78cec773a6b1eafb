import type { RefObject } from 'react'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'

/** Whether a press, and not Back, leads to the next step. */
let moving = false

/** The heading of the step that is shown, or was last. */
let last: HTMLElement | undefined

/** Notes that the visitor moves to another step. Only the query of the URL changes, which does not scroll the page. */
export function noteMove(): void {
  moving = true
}

/**
 * A ref for a step's heading. After moving forward, the step starts at its top with the heading focused. After Back,
 * the heading is focused where the browser has scrolled to, unless something else has the focus (decision 33.6). The
 * first step belongs to the arrival at the page.
 */
export const useStepStart = (): RefObject<HTMLHeadingElement | null> =>
  useFocusOnShow(stepStart, { preventScroll: true })

function stepStart(heading: HTMLHeadingElement): HTMLElement | undefined {
  const isBack = last !== undefined && last !== heading && document.activeElement === document.body
  const isGoal = moving || isBack
  if (moving) scrollTo(0, 0)
  last = heading
  moving = false
  return isGoal ? heading : undefined
}

/**
 * A ref for a page that may replace a step, as when another tab empties the basket: it would be above the screen and
 * unannounced. Its message takes the focus that was lost with the step, and is scrolled into view.
 */
export const useStepEnd = (): RefObject<HTMLDivElement | null> => useFocusOnShow(stepEnd)

function stepEnd(page: HTMLDivElement): HTMLElement | undefined {
  const heading = page.querySelector('h2')
  if (!heading || !last || document.activeElement !== document.body) return undefined
  heading.tabIndex = -1
  return heading
}
