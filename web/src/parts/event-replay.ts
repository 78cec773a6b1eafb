import { recordInput } from './input-replay.ts'

/**
 * Selector of a button that a pointer pressed before this code had loaded: it has the focus, but no visible focus ring.
 */
const PRESSED_EARLIER = 'button[type=button]:focus:not(:focus-visible)'

const BUSY = 'aria-busy'

/** Server-rendered parts whose code is still loading. */
const awaitingCode = new Set<Element>()

/** The parts that are not hydrated: those in `awaitingCode`, and those whose code could not be loaded. */
const unhydrated = new Set<Element>()

/** The button or checkbox in a part of `awaitingCode` that was clicked last. */
let capturedControl: HTMLElement | undefined

const isIn = (parts: ReadonlySet<Element>, element: Element) => [...parts].some((part) => part.contains(element))

/** Whether the code of the part around an element is still loading. */
export const awaitsCode = (element: Element): boolean => isIn(awaitingCode, element)

/** Whether the part around an element is not hydrated, because its code is still loading or could not be loaded. */
export const isUnhydrated = (element: Element): boolean => isIn(unhydrated, element)

/**
 * Captures clicks on buttons in a part of the page until its code has loaded, and keeps the last one. They are captured
 * before React sees them, because React would drop them (decision 42.7).
 */
export function captureClicks(part: Element): void {
  awaitingCode.add(part)
  unhydrated.add(part)
  document.addEventListener('click', captureClick, true)
  capturedControl ??= part.querySelector<HTMLElement>(PRESSED_EARLIER) ?? undefined
}

function captureClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null
  if (!control || !awaitsCode(control)) return
  event.preventDefault()
  capturedControl?.removeAttribute(BUSY)
  setCaptured(control)
}

function setCaptured(control: HTMLElement) {
  capturedControl = control
  // A submit button shows its spinner at once, as it does when its code has loaded.
  if (isSubmit(control)) control.setAttribute(BUSY, 'true')
}

const isSubmit = (control: HTMLElement | undefined): control is HTMLButtonElement =>
  control instanceof HTMLButtonElement && control.type === 'submit'

/**
 * Replays input and the captured click in a part. Call it when the code of the part has loaded, right before React
 * receives it. The click makes React hydrate the part at once.
 */
export function scheduleReplay(part: Element): void {
  const replayInput = recordInput(part)
  setTimeout(() => {
    awaitingCode.delete(part)
    unhydrated.delete(part)
    replayInput()
    // React renders the typed text in a microtask.
    queueMicrotask(replayClick)
  })
}

function replayClick() {
  const control = capturedControl
  if (!control || awaitsCode(control)) return
  capturedControl = undefined
  control.removeAttribute(BUSY)
  // A click ticks a box before React sees it, so React must have hydrated it before.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.click()
  // While hydrating, React may have met a part inside whose code is still missing.
  if (awaitsCode(control)) setCaptured(control)
}

/**
 * Call when the code of a part could not be loaded. If the captured click was on a submit button in the part, its form
 * is submitted by the browser. The captured click is dropped.
 */
export function submitNatively(part: Element): void {
  awaitingCode.delete(part)
  if (isSubmit(capturedControl) && part.contains(capturedControl)) capturedControl.form?.requestSubmit(capturedControl)
  capturedControl = undefined
}
