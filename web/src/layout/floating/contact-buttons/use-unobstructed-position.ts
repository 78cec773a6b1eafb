import { useEffect, type RefObject } from 'react'
import { onResize } from '../../../ui/overlays/on-resize.ts'
import { isMobile } from '../../../ui/overlays/is-mobile.ts'
import { freeOffset, type Box } from './free-offset.ts'
import { createPlacementSchedule } from './placement-schedule.ts'
import { findObstacles } from './obstacles.ts'

/** Within this many CSS pixels the page counts as scrolled to its end: zoom and rounding may leave a rest. */
const NEAR = 2

/** The share of the window's height by which the buttons may move up. */
const REACH = 0.4

/**
 * Keeps the contact buttons off prices, controls, the focus and the last texts of a page. When the page no longer
 * changes, they move up to a free position, or stay hidden until there is one. Below 768 px they also hide while the
 * page scrolls down.
 */
export function useUnobstructedPosition(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? keepFree(ref.current) : undefined), [ref])
}

function keepFree(buttons: HTMLElement): () => void {
  const { position, stop } = createPositioning(buttons)
  const hide = () => {
    stop()
    if (!buttons.contains(document.activeElement)) buttons.dataset['away'] = ''
  }
  const settle = () => afterFrame(position)
  const schedule = createPlacementSchedule({ isMobile, position: settle, hide })
  const scrolled = () => schedule.scrolled(scrollY)
  const changes = new MutationObserver(schedule.changed)
  changes.observe(document.body, { childList: true, subtree: true })
  // Fonts and pictures move a page without changing its elements.
  const sizes = new ResizeObserver(schedule.changed)
  sizes.observe(document.body)
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('focusin', settle)
  // Until the window keeps its new size, what lies under the buttons is unknown.
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
    removeEventListener('scroll', scrolled)
    removeEventListener('focusin', settle)
  }
}

/** Runs when a frame has been painted, so that looking for a position does not delay what was pressed. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Moves the buttons to the lowest free position; `stop` ends the search for one. */
function createPositioning(buttons: HTMLElement) {
  let stopLooking = () => undefined as void
  // Observers run when the next frame is laid out: sizes are known then, and reading them costs nothing.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (buttons.contains(document.activeElement)) return
    const box = base(buttons)
    const { clientHeight, scrollHeight } = document.documentElement
    const room = innerHeight * REACH
    // Anywhere else, a visitor can scroll text out from under the buttons.
    const atEnd = clientHeight + scrollY >= scrollHeight - NEAR
    stopLooking = findObstacles({ ...box, top: box.top - room }, { buttons, atEnd }, (obstacles) => {
      show(buttons, freeOffset(box, obstacles, room))
    })
  })
  const stop = () => {
    laidOut.disconnect()
    stopLooking()
  }
  return {
    stop,
    position: () => {
      stop()
      laidOut.observe(buttons)
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
function base({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight }
}
