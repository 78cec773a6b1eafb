/** A box in the window, in CSS pixels. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** Steps by which the pair of buttons moves up, in CSS pixels. */
const STEP = 24

/**
 * How far the pair must move up so that it lies over none of the boxes, at most `room` pixels; undefined when there is
 * no such place.
 */
export function freeLift(pair: Box, taken: readonly Box[], room: number): number | undefined {
  for (let lift = 0; lift <= room; lift += STEP) {
    const place = { ...pair, top: pair.top - lift, bottom: pair.bottom - lift }
    if (!taken.some((box) => overlap(place, box))) return lift
  }
  return undefined
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Links of this size or more, in CSS pixels, are whole cards or pictures: enough of them stays free beside the pair.
 */
const LARGE = 160

/** Whether the pair may lie over a control of this size: only over the link of a whole card. */
export const mayBeCovered = (isLink: boolean, { width, height }: { width: number; height: number }): boolean =>
  isLink && width >= LARGE && height >= LARGE

/** Small buttons can be pressed this far above and below them, in CSS pixels. */
const PRESS = 4

/** Where a control can be pressed. The press area of a link may be its whole card, so only its own box counts. */
export const pressArea = (isLink: boolean, { left, right, top, bottom }: Box): Box =>
  isLink ? { left, right, top, bottom } : { left, right, top: top - PRESS, bottom: bottom + PRESS }
