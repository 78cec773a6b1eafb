let moving = false

/** Notes that the visitor moves to another step. Only the query of the URL changes, which does not scroll the page. */
export function noteMove(): void {
  moving = true
}

/**
 * A ref callback for a step's heading: after moving forward, the step starts at its top with the heading focused; not
 * after Back.
 */
export function arriveAtStep(heading: HTMLElement | null): void {
  if (!heading || !moving) return
  moving = false
  scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}
