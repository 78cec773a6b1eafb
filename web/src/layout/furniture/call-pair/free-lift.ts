/** Steps by which the pair of buttons moves up, in CSS pixels. */
const STEP = 24

/**
 * How far the pair must move up so that it covers nothing that can be pressed or has the focus, at most `room` pixels;
 * undefined when there is no such place.
 */
export function freeLift(isTaken: (lift: number) => boolean, room: number): number | undefined {
  for (let lift = 0; lift <= room; lift += STEP) {
    if (!isTaken(lift)) return lift
  }
  return undefined
}

/** Links of this size are those of whole cards and pictures; the pair leaves enough of them. */
const LARGE = 160

/** What is pressed at a point under the pair. `holdsPoint`: the point is in its own box, not only in its press area. */
type Control = { isLink: boolean; holdsPoint: boolean; width: number; height: number }

/** Whether the pair would cover a control: all count, except links of whole cards. */
export const isCovered = ({ isLink, holdsPoint, width, height }: Control): boolean =>
  !isLink || (holdsPoint && !(width >= LARGE && height >= LARGE))

export type Box = { left: number; right: number; top: number; bottom: number }

/** Distance between the points at which the page under the pair is looked at: less than the smallest control. */
const GRID = 12

/** The points of a box at which the page is looked at, with its edges: the last ones are closer to each other. */
export function pointsOf({ left, right, top, bottom }: Box): [x: number, y: number][] {
  return steps(left, right).flatMap((x) => steps(top, bottom).map((y): [number, number] => [x, y]))
}

function steps(from: number, to: number): number[] {
  const inside = Array.from({ length: Math.ceil((to - from) / GRID) }, (_, at) => from + at * GRID)
  return [...inside, to]
}
