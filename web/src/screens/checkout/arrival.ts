/** Whether a press, and not Back, leads to the next step. */
let moving = false
/** Whether a step has been shown on this page. */
let isShown = false

/** Notes that the visitor moves to another step. Only the query of the URL changes, which does not scroll the page. */
export function noteMove(): void {
  moving = true
}

/**
 * A ref callback for a step's heading. After moving forward, the step starts at its top with the heading focused. After
 * Back, the heading is focused where the browser has scrolled to, unless something else has the focus (decision 33.6).
 * The first step belongs to the arrival at the page.
 */
export function arriveAtStep(heading: HTMLElement | null): void {
  if (!heading) return
  const isBack = isShown && document.activeElement === document.body
  isShown = true
  if (moving) scrollTo(0, 0)
  if (moving || isBack) heading.focus({ preventScroll: true })
  moving = false
}

/**
 * A ref callback for a page that may replace a step, as when another tab empties the basket: it would be above the
 * screen and unannounced. Its message takes the focus that was lost with the step, and is scrolled into view.
 */
export function arriveAfterStep(page: HTMLElement | null): void {
  const heading = page?.querySelector('h2')
  if (!heading || !isShown || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus()
}
