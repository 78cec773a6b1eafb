import { useEffect, type RefObject } from 'react'
import { onResize } from '../../../ui/overlays/on-resize.ts'
import { isMobile } from '../../../ui/overlays/place.ts'
import { freeLift, type Box } from './free-lift.ts'
import { createRest } from './rest.ts'
import { findTaken } from './taken.ts'

/** Within this many CSS pixels the page counts as scrolled to its end: zoom and rounding may leave a rest. */
const NEAR = 2

/** The share of the window's height by which the pair may move up. */
const REACH = 0.4

/**
 * Keeps the pair off prices, controls, the focus and the last texts of a page. When the page rests, the pair moves up
 * to a free place, or stays hidden until there is one. Below 768 px it also hides while the page scrolls down.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? keepFree(ref.current) : undefined), [ref])
}

function keepFree(pair: HTMLElement): () => void {
  const { put, stop } = createPlacement(pair)
  const leave = () => {
    stop()
    if (!pair.contains(document.activeElement)) pair.dataset['away'] = ''
  }
  const settle = () => afterFrame(put)
  const rest = createRest({ isMobile, put: settle, leave })
  const scrolled = () => rest.scrolled(scrollY)
  const changes = new MutationObserver(rest.changed)
  changes.observe(document.body, { childList: true, subtree: true })
  // Fonts and pictures move a page without changing its elements.
  const sizes = new ResizeObserver(rest.changed)
  sizes.observe(document.body)
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('focusin', settle)
  // Until the window keeps its new size, nobody knows what lies under the pair.
  addEventListener('resize', leave)
  const stopResize = onResize(rest.rested)
  rest.changed()
  return () => {
    stop()
    rest.stop()
    changes.disconnect()
    sizes.disconnect()
    removeEventListener('resize', leave)
    stopResize()
    removeEventListener('scroll', scrolled)
    removeEventListener('focusin', settle)
  }
}

/** Runs when a frame has been painted, so that looking for a place does not delay what was pressed. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Puts the pair at the lowest free place, and stops looking for one. */
function createPlacement(pair: HTMLElement) {
  let stopLooking = () => undefined as void
  // Observers run when the next frame is laid out: sizes are known then, and reading them costs nothing.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (pair.contains(document.activeElement)) return
    const place = base(pair)
    const { clientHeight, scrollHeight } = document.documentElement
    const room = innerHeight * REACH
    // Anywhere else, a visitor can scroll text out from under the pair.
    const atEnd = clientHeight + scrollY >= scrollHeight - NEAR
    stopLooking = findTaken({ ...place, top: place.top - room }, { pair, atEnd }, (taken) => {
      show(pair, freeLift(place, taken, room))
    })
  })
  const stop = () => {
    laidOut.disconnect()
    stopLooking()
  }
  return {
    stop,
    put: () => {
      stop()
      laidOut.observe(pair)
    },
  }
}

function show(pair: HTMLElement, lift: number | undefined): void {
  if (lift === undefined) {
    pair.dataset['away'] = ''
    return
  }
  delete pair.dataset['away']
  pair.style.setProperty('--lift', `${lift}px`)
}

/** Where the pair stands without being moved: its box in the window, without transforms. */
function base({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight }
}
