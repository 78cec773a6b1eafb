import { useEffect, type RefObject } from 'react'
import { onResize } from '../../../ui/overlays/on-resize.ts'
import { isMobile } from '../../../ui/overlays/place.ts'
import { freeLift, isCovered, pointsOf, type Box } from './free-lift.ts'
import { createRest } from './rest.ts'

/** The end of the page in CSS pixels, as far as it can be reached with zoom and rounding. */
const NEAR = 2

/** How much of the height of the window the pair may move up. */
const REACH = 0.4

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex="0"]'

/**
 * Keeps the pair off everything that can be pressed or has the focus, and off the last texts of a page: at rest it moves up to a free place, or stays
 * away until there is one. Below 768 px it also leaves while the page scrolls down.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? keepFree(ref.current) : undefined), [ref])
}

function keepFree(pair: HTMLElement): () => void {
  const leave = () => {
    if (!pair.contains(document.activeElement)) pair.dataset['away'] = ''
  }
  const settle = () => afterFrame(() => put(pair))
  const rest = createRest(scrollY, { isMobile, put: settle, leave })
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
    rest.stop()
    changes.disconnect()
    sizes.disconnect()
    removeEventListener('resize', leave)
    stopResize()
    removeEventListener('scroll', scrolled)
    removeEventListener('focusin', settle)
  }
}

/** Runs when a frame has been painted: asking for places earlier forces a layout, and delays what was pressed. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Puts the pair at the lowest free place. */
function put(pair: HTMLElement): void {
  if (pair.contains(document.activeElement)) return
  const { left, right, top, bottom, height } = base(pair)
  if (height === 0) return
  // Text elsewhere scrolls free.
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - NEAR
  // The places overlap, and looking at a point costs.
  const known = new Map<string, boolean>()
  const isTaken = (x: number, y: number) => {
    const key = `${x} ${y}`
    const taken = known.get(key) ?? isNeeded(x, y, atEnd)
    known.set(key, taken)
    return taken
  }
  // Asking for everything at a point, to leave out the pair itself, takes five times as long.
  pair.style.pointerEvents = 'none'
  const lift = freeLift(
    (up) => pointsOf({ left, right, top: top - up, bottom: bottom - up }).some(([x, y]) => isTaken(x, y)),
    innerHeight * REACH,
  )
  pair.style.pointerEvents = ''
  if (lift === undefined) {
    pair.dataset['away'] = ''
    return
  }
  delete pair.dataset['away']
  pair.style.setProperty('--lift', `${lift}px`)
}

/** Where the pair stands without being moved: its box in the window, without transforms. */
function base({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight: height }: HTMLElement) {
  return { left, right: left + offsetWidth, top, bottom: top + height, height }
}

/** Whether something lies under the pair at a point that it must not cover: at the end of the page, also a text. */
function isNeeded(x: number, y: number, atEnd: boolean): boolean {
  const element = document.elementFromPoint(x, y)
  return element !== null && (isControl(element, x, y) || (atEnd && hasText(element, x, y)))
}

/** Whether a text of an element's own is at a point. */
function hasText(element: Element, x: number, y: number): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((box) => holds(box, x, y))
  })
}

const holds = (box: Box, x: number, y: number) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** Whether something that can be pressed, or has the focus, is at a point. */
function isControl(element: Element, x: number, y: number): boolean {
  const control = element.closest(CONTROLS)
  if (!control) return false
  const box = control.getBoundingClientRect()
  const { width, height } = box
  const isFocused = control.contains(document.activeElement)
  return isFocused || isCovered({ isLink: control.matches('a'), holdsPoint: holds(box, x, y), width, height })
}
