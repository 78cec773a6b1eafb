import { recordInput } from './input-replay.ts'

/** A focused button without a focus ring was pressed by a pointer before our code had loaded. */
const PRESSED = 'button[type=button]:focus:not(:focus-visible)'

const BUSY = 'aria-busy'

/** Server-rendered parts whose code is still loading. */
const awaitingCode = new Set<Element>()

/** Those parts, and the ones whose code could not be loaded. */
const unhydrated = new Set<Element>()

/** The button or box in such a part that was clicked last. */
let captured: HTMLElement | undefined

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
  document.addEventListener('click', capture, true)
  captured ??= part.querySelector<HTMLElement>(PRESSED) ?? undefined
}

function capture(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null
  if (!pressed || !awaitsCode(pressed)) return
  event.preventDefault()
  captured?.removeAttribute(BUSY)
  keep(pressed)
}

function keep(pressed: HTMLElement) {
  captured = pressed
  // A submit button shows its spinner at once, as it does when its code has loaded.
  if (isSubmit(pressed)) pressed.setAttribute(BUSY, 'true')
}

const isSubmit = (pressed: HTMLElement | undefined): pressed is HTMLButtonElement =>
  pressed instanceof HTMLButtonElement && pressed.type === 'submit'

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
  const pressed = captured
  if (!pressed || awaitsCode(pressed)) return
  captured = undefined
  pressed.removeAttribute(BUSY)
  // A click ticks a box before React sees it, so React must have hydrated it before.
  pressed.dispatchEvent(new Event('input', { bubbles: true }))
  pressed.click()
  // While hydrating, React may have met a part inside whose code is still missing.
  if (awaitsCode(pressed)) keep(pressed)
}

/** When the code of a part cannot be loaded, submits its form natively if the captured click was on a submit button. */
export function submitNatively(part: Element): void {
  awaitingCode.delete(part)
  if (isSubmit(captured) && part.contains(captured)) captured.form?.requestSubmit(captured)
  captured = undefined
}
