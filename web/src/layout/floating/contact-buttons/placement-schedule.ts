/** Milliseconds without scrolling after which the buttons return on a phone (decision 41.9). */
const REST = 1000

/** Milliseconds after a change of the page, or after scrolling on a large screen, until a position is looked for. */
const SOON = 200

/** A shorter scroll is a trembling finger, not a wish to scroll. In CSS pixels. */
const FAR = 4

type Buttons = {
  /** Below 768 px the buttons hide while the page scrolls down. */
  isMobile: () => boolean
  /** Moves the buttons to a free position. */
  position: () => void
  hide: () => void
}

/**
 * Decides when the contact buttons hide and when they look for a position, from changes of the page and scroll
 * positions. The first scroll position has no direction, because reading it at the start would force a layout.
 */
export function createPlacementSchedule({ isMobile, position, hide }: Buttons) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: number | undefined
  let isScrolled = false
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(positionNow, milliseconds)
  }
  const positionNow = () => {
    clearTimeout(timer)
    isScrolled = false
    position()
  }
  return {
    positionNow,
    /**
     * Looks for a position once, after the last of many changes: looking while a page arrives would force its layout.
     */
    changed: () => {
      if (!isScrolled) wait(SOON)
    },
    scrolled: (to: number) => {
      const way = before === undefined ? undefined : to - before
      before = to
      if (way !== undefined && Math.abs(way) <= FAR) return
      isScrolled = true
      wait(isMobile() ? REST : SOON)
      if (way === undefined || !isMobile()) return
      if (way < 0) position()
      else hide()
    },
    stop: () => clearTimeout(timer),
  }
}
