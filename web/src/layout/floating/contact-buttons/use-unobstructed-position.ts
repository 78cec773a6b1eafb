import { useEffect, type RefObject } from 'react'
import { onResize } from '../../../ui/overlays/on-resize.ts'
import { isMobile } from '../../../ui/overlays/is-mobile.ts'
import { freeOffset, type Box } from './free-offset.ts'
import { createPlacementSchedule } from './placement-schedule.ts'
import { findObstacles } from './obstacles.ts'

/** The page counts as scrolled to its end within this many CSS pixels, because of zoom and rounding. */
const END_TOLERANCE = 2

/** The maximum by which the buttons may move up, as a share of the window's height. */
const MAX_SHIFT = 0.4

/**
 * Positions the contact buttons so that they do not cover prices, controls, the focused element or the last texts of a
 * page. When the page no longer changes, they move up to a free position, or stay hidden until there is one. Below 768
 * px they also hide while the page scrolls down.
 */
export function useUnobstructedPosition(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? watchObstacles(ref.current) : undefined), [ref])
}

function watchObstacles(buttons: HTMLElement): () => void {
  const { position, stop } = createPositioning(buttons)
  const hide = () => {
    stop()
    if (!buttons.contains(document.activeElement)) buttons.dataset['away'] = ''
  }
  const positionAfterFrame = () => afterFrame(position)
  const schedule = createPlacementSchedule({ isMobile, position: positionAfterFrame, hide })
  const handleScroll = () => schedule.scrolled(scrollY)
  const changes = new MutationObserver(schedule.changed)
  changes.observe(document.body, { childList: true, subtree: true })
  // Fonts and pictures move a page without changing its elements.
  const sizes = new ResizeObserver(schedule.changed)
  sizes.observe(document.body)
  addEventListener('scroll', handleScroll, { passive: true })
  addEventListener('focusin', positionAfterFrame)
  // While the window is being resized, it is unknown what lies under the buttons.
  addEventListener('resize', hide)
  const stopResize = onResize(schedule.positionNow)
  schedule.changed()
  return () => {
    stop()
    schedule.stop()
    changes.disconnect()
    sizes.disconnect()
    removeEventListener('resize', hide)
    stopResize()
    removeEventListener('scroll', handleScroll)
    removeEventListener('focusin', positionAfterFrame)
  }
}

/** Runs the task after the next frame is painted, so that it does not delay the response to a press. */
function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}

/** Moves the buttons to the lowest free position; `stop` ends the search for one. */
function createPositioning(buttons: HTMLElement) {
  let cancelSearch = () => undefined as void
  // Observers run when the next frame is laid out: sizes are known then, and reading them costs nothing.
  const layoutObserver = new ResizeObserver(() => {
    layoutObserver.disconnect()
    if (buttons.contains(document.activeElement)) return
    const box = boxWithoutOffset(buttons)
    const { clientHeight, scrollHeight } = document.documentElement
    const room = innerHeight * MAX_SHIFT
    // Texts matter only at the end of the page: elsewhere, visitors can scroll them out from under the buttons.
    const atEnd = clientHeight + scrollY >= scrollHeight - END_TOLERANCE
    cancelSearch = findObstacles({ ...box, top: box.top - room }, { buttons, atEnd }, (obstacles) => {
      show(buttons, freeOffset(box, obstacles, room))
    })
  })
  const stop = () => {
    layoutObserver.disconnect()
    cancelSearch()
  }
  return {
    stop,
    position: () => {
      stop()
      layoutObserver.observe(buttons)
    },
  }
}

function show(buttons: HTMLElement, offset: number | undefined): void {
  if (offset === undefined) {
    buttons.dataset['away'] = ''
    return
  }
  delete buttons.dataset['away']
  buttons.style.setProperty('--offset', `${offset}px`)
}

/** The box of the buttons in the window without their offset. */
function boxWithoutOffset({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight }
}
