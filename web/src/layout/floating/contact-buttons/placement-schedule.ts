/** Milliseconds without scrolling after which the buttons return on a phone (decision 41.9). */
const REST_MS = 1000

/** Milliseconds after a change of the page, or after scrolling on a large screen, until the buttons are positioned. */
const SETTLE_MS = 200

/** Scrolls up to this many CSS pixels are ignored, as those of a trembling finger. */
const MIN_SCROLL = 4

type Buttons = {
  /** Below 768 px the buttons hide while the page scrolls down. */
  isMobile: () => boolean
  /** Moves the buttons to a free position. */
  position: () => void
  hide: () => void
}

/**
 * Decides when the contact buttons hide and when they are positioned. Call `changed` after changes of the page, and
 * `scrolled` with each scroll position. The first position has no direction, because reading one at the start would
 * force a layout.
 */
export function createPlacementSchedule({ isMobile, position, hide }: Buttons) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastPosition: number | undefined
  let isScrolling = false
  const positionAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(positionNow, milliseconds)
  }
  const positionNow = () => {
    clearTimeout(timer)
    isScrolling = false
    position()
  }
  return {
    positionNow,
    /**
     * Positions the buttons once, after the last of many changes: doing so while a page arrives would force its layout.
     */
    changed: () => {
      if (!isScrolling) positionAfter(SETTLE_MS)
    },
    scrolled: (to: number) => {
      const distance = lastPosition === undefined ? undefined : to - lastPosition
      lastPosition = to
      if (distance !== undefined && Math.abs(distance) <= MIN_SCROLL) return
      isScrolling = true
      positionAfter(isMobile() ? REST_MS : SETTLE_MS)
      if (distance === undefined || !isMobile()) return
      if (distance < 0) position()
      else hide()
    },
    stop: () => clearTimeout(timer),
  }
}
