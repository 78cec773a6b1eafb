let isMoving = false

/** Notes that a press leads to the next list or to the whole trip, and removes the pressed button. */
export function noteChoice(): void {
  isMoving = true
}

/** A ref callback for the heading of the next step: it takes the focus after a press, not after Back. */
export function arriveAtChoice(heading: HTMLElement | null): void {
  if (!heading || !isMoving) return
  isMoving = false
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'center' })
}
