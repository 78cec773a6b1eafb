let isMoving = false

/** Notes that a press leads to the next list or to the whole trip: what was pressed is gone then. */
export function noteChoice(): void {
  isMoving = true
}

/** A ref for the heading of what comes next: it takes the focus after a press, not after Back. */
export function arriveAtChoice(heading: HTMLElement | null): void {
  if (!heading || !isMoving) return
  isMoving = false
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'center' })
}
