/** Milliseconds without scrolling after which the pair returns on a phone (decision 41.9). */
const REST = 1000

/** Milliseconds after a change of the page, or after scrolling on a large screen, until a place is looked for. */
const SOON = 200

/** A shorter scroll is a trembling finger, not a wish to scroll. In CSS pixels. */
const FAR = 4

type Pair = {
  /** Below 768 px the pair leaves while the page scrolls down. */
  isMobile: () => boolean
  /** Looks for a free place. */
  put: () => void
  leave: () => void
}

/**
 * Decides when the pair of buttons leaves and when it looks for a place, from changes of the page and scroll positions.
 * The first position has no direction, because asking for the position at the start would force a layout.
 */
export function createRest({ isMobile, put, leave }: Pair) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: number | undefined
  let isScrolled = false
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(rested, milliseconds)
  }
  const rested = () => {
    clearTimeout(timer)
    isScrolled = false
    put()
  }
  return {
    rested,
    /** Looks for a place once, after the last of many changes: looking while a page arrives would force its layout. */
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
      if (way < 0) put()
      else leave()
    },
    stop: () => clearTimeout(timer),
  }
}
