let isMoving = false

/** Notes that a press leads to the next list, to the whole trip or to another fare, and removes the pressed button. */
export function noteChoice(): void {
  isMoving = true
}

/** Ref callbacks for where a press leads: the element takes the focus after a press, not after Back. */
const arriveAt = (block: ScrollLogicalPosition) => (element: HTMLElement | null) => {
  if (!element || !isMoving) return
  isMoving = false
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block })
}

/** For the heading of the next list; the flight that was just chosen stays visible above it. */
export const arriveAtList = arriveAt('center')

/** For the heading of the flight that completes the trip: the page is suddenly short, so it is put below the header. */
export const arriveAtChosen = arriveAt('start')

/** For the other fare of a chosen flight, whose table stays open. */
export const arriveAtFare = arriveAt('nearest')
