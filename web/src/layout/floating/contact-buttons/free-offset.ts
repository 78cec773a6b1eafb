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

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Links of at least this width and height, in CSS pixels, are whole cards or pictures: the buttons cover only a part of
 * them.
 */
const LARGE_SIZE = 160

/** Whether the buttons may cover a control of this size: only the link of a whole card. */
export const mayBeCovered = (isLink: boolean, { width, height }: { width: number; height: number }): boolean =>
  isLink && width >= LARGE_SIZE && height >= LARGE_SIZE

/** Small buttons can be pressed this far above and below them, in CSS pixels. */
const PRESS_MARGIN = 4

/** Where a control can be pressed. The press area of a link may be its whole card, so only its own box counts. */
export const pressArea = (isLink: boolean, { left, right, top, bottom }: Box): Box =>
  isLink ? { left, right, top, bottom } : { left, right, top: top - PRESS_MARGIN, bottom: bottom + PRESS_MARGIN }
