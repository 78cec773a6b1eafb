/** "returns on scroll up or after a second of rest" (design, motion). */
const REST = 1000

/** Milliseconds after which a page that has changed is looked at again, and a large one that has been scrolled. */
const SOON = 200

/** Shorter ways are a trembling finger. In CSS pixels. */
const FAR = 4

type Pair = {
  /** Below 768 px the pair leaves while the page scrolls down. */
  isMobile: () => boolean
  /** Looks for a free place. */
  put: () => void
  leave: () => void
}

/**
 * When the pair of buttons leaves and looks for its place, told of each change of the page and each scroll position. The
 * first position has no way: asking where the page is at the start would force a layout.
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
    /** Many changes in a row are looked at once, after the last: a look while a page arrives would force its layout. */
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
