import { useEffect, type RefObject } from 'react'
import { onResize } from '../../../ui/overlays/on-resize.ts'
import { isMobile } from '../../../ui/overlays/place.ts'
import { freeLift, type Box } from './free-lift.ts'
import { createRest } from './rest.ts'
import { findTaken } from './taken.ts'

/** The end of the page in CSS pixels, as far as it can be reached with zoom and rounding. */
const NEAR = 2

/** How much of the height of the window the pair may move up. */
const REACH = 0.4

/**
 * Keeps the pair off prices and everything that can be pressed or has the focus, and off the last texts of a page: at rest
 * it moves up to a free place, or stays away until there is one. Below 768 px it also leaves while the page scrolls down.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? keepFree(ref.current) : undefined), [ref])
}

function keepFree(pair: HTMLElement): () => void {
  const { put, stop } = placing(pair)
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
  // What lies under it is known again when the window rests.
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
function placing(pair: HTMLElement) {
  let stopLooking = () => undefined as void
  // It tells when the next frame is laid out: then sizes are known, and asking for them costs nothing.
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (pair.contains(document.activeElement)) return
    const place = base(pair)
    const { clientHeight, scrollHeight } = document.documentElement
    const room = innerHeight * REACH
    // Text elsewhere scrolls free.
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
