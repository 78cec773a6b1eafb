import { useEffect, type RefObject } from 'react'
import { onResize } from '../../../ui/overlays/on-resize.ts'
import { isMobile } from '../../../ui/overlays/place.ts'
import { freeLift, isCovered } from './free-lift.ts'
import { createRest } from './rest.ts'

/** Distance between the points at which the page under the pair is looked at: less than the smallest control. */
const GRID = 12

/** How much of the height of the window the pair may move up. */
const REACH = 0.4

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"], [tabindex="0"]'

/**
 * Keeps the pair off everything that can be pressed or has the focus: at rest it moves up to a free place, or stays
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
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('focusin', settle)
  // What lies under it is known again when the window rests.
  addEventListener('resize', leave)
  const stopResize = onResize(rest.rested)
  rest.changed()
  return () => {
    rest.stop()
    changes.disconnect()
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
  // The places overlap, and looking at a point costs.
  const known = new Map<string, boolean>()
  const isTaken = (x: number, y: number) => {
    const key = `${x} ${y}`
    const taken = known.get(key) ?? isControl(x, y)
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

type Box = { left: number; right: number; top: number; bottom: number }

function pointsOf({ left, right, top, bottom }: Box): [x: number, y: number][] {
  const points: [number, number][] = []
  for (let x = left; x <= right; x += GRID) {
    for (let y = top; y <= bottom; y += GRID) points.push([x, y])
  }
  return points
}

/** Whether something that can be pressed, or has the focus, lies under the pair at a point. */
function isControl(x: number, y: number): boolean {
  const control = document.elementFromPoint(x, y)?.closest(CONTROLS)
  if (!control) return false
  const box = control.getBoundingClientRect()
  const holdsPoint = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const { width, height } = box
  const isFocused = control.contains(document.activeElement)
  return isFocused || isCovered({ isLink: control.matches('a'), holdsPoint, width, height })
}
