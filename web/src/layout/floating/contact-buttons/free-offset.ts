/** A box in the window, in CSS pixels. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** Steps by which the contact buttons move up, in CSS pixels. */
const STEP = 24

/**
 * How far the buttons must move up so that they cover no obstacle, at most `room` pixels; undefined when there is no
 * such position.
 */
export function freeOffset(buttons: Box, obstacles: readonly Box[], room: number): number | undefined {
  for (let offset = 0; offset <= room; offset += STEP) {
    const moved = { ...buttons, top: buttons.top - offset, bottom: buttons.bottom - offset }
    if (!obstacles.some((box) => overlap(moved, box))) return offset
  }
  return undefined
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Links of this size or more, in CSS pixels, are whole cards or pictures: enough of them stays uncovered beside the
 * buttons.
 */
const LARGE = 160

/** Whether the buttons may cover a control of this size: only the link of a whole card. */
export const mayBeCovered = (isLink: boolean, { width, height }: { width: number; height: number }): boolean =>
  isLink && width >= LARGE && height >= LARGE

/** Small buttons can be pressed this far above and below them, in CSS pixels. */
const PRESS = 4

/** Where a control can be pressed. The press area of a link may be its whole card, so only its own box counts. */
export const pressArea = (isLink: boolean, { left, right, top, bottom }: Box): Box =>
  isLink ? { left, right, top, bottom } : { left, right, top: top - PRESS, bottom: bottom + PRESS }
