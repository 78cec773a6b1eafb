let moving = false

/** Notes that the visitor goes on to another step. Only the query of the address changes, which leaves the view alone. */
export function noteMove(): void {
  moving = true
}

/** A ref callback for a step's heading: after going on, the step starts at its top and with the focus; not after Back. */
export function arriveAtStep(heading: HTMLElement | null): void {
  if (!heading || !moving) return
  moving = false
  scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}
