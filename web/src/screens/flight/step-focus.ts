import type { RefObject } from 'react'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'

let isMoving = false

/** Notes that a press leads to the next list, to the whole trip or to another fare, and removes the pressed button. */
export function noteChoice(): void {
  isMoving = true
}

/**
 * Where a press leads, and where in the window it is then: to the heading of the next list, below the flight that was
 * just chosen; to the heading of the flight that completes the trip, below the header, because the page is suddenly
 * short; or to the other fare of a chosen flight, whose table stays open.
 */
const GOALS = { list: 'center', chosen: 'start', fare: 'nearest' } as const

type Goal = keyof typeof GOALS | undefined

/** A ref for where a press leads: the element takes the focus after a press, not after Back. */
export const useGoal = <Shown extends HTMLElement>(goal: Goal): RefObject<Shown | null> =>
  useFocusOnShow(arrive<Shown>, { of: goal, preventScroll: true })

function arrive<Shown extends HTMLElement>(element: Shown, goal: Goal): Shown | undefined {
  if (goal === undefined || !isMoving) return undefined
  isMoving = false
  element.scrollIntoView({ block: GOALS[goal] })
  return element
}
