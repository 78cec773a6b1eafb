import { noteTyping } from './early-typing.ts'

/** A focused button without a focus ring was pressed by a pointer before our code had loaded. */
const PRESSED = 'button[type=button]:focus:not(:focus-visible)'

const BUSY = 'aria-busy'

/** Server-rendered parts whose code is still to come. */
const waiting = new Set<Element>()

/** Those parts, and the ones whose code could not be loaded. */
const bare = new Set<Element>()

/** The button or box in such a part that was pressed last. */
let last: HTMLElement | undefined

const isIn = (parts: ReadonlySet<Element>, element: Element) => [...parts].some((part) => part.contains(element))

/** Whether the code of the part around an element is still to come. */
export const isWaiting = (element: Element): boolean => isIn(waiting, element)

/** Whether the part around an element has no code, perhaps because it could not be loaded. */
export const isBare = (element: Element): boolean => isIn(bare, element)

/**
 * Keeps the last press on a button in a part of the page until its code has loaded. React would drop it, so it is
 * captured before React sees it (decision 42.7).
 */
export function keepPresses(part: Element): void {
  waiting.add(part)
  bare.add(part)
  document.addEventListener('click', capture, true)
  last ??= part.querySelector<HTMLElement>(PRESSED) ?? undefined
}

function capture(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null
  if (!pressed || !isWaiting(pressed)) return
  event.preventDefault()
  last?.removeAttribute(BUSY)
  keep(pressed)
}

function keep(pressed: HTMLElement) {
  last = pressed
  // A submit button shows its spinner at once, as it does when its code has loaded.
  if (isSubmit(pressed)) pressed.setAttribute(BUSY, 'true')
}

const isSubmit = (pressed: HTMLElement | undefined): pressed is HTMLButtonElement =>
  pressed instanceof HTMLButtonElement && pressed.type === 'submit'

/**
 * Repeats typing and the kept press in a part. Call it when the code of the part has loaded, right before React
 * receives it. The press makes React hydrate the part at once.
 */
export function repeatSoon(part: Element): void {
  const repeatTyping = noteTyping(part)
  setTimeout(() => {
    waiting.delete(part)
    bare.delete(part)
    repeatTyping()
    // React renders the typed text in a microtask.
    queueMicrotask(press)
  })
}

function press() {
  const pressed = last
  if (!pressed || isWaiting(pressed)) return
  last = undefined
  pressed.removeAttribute(BUSY)
  // A click ticks a box before React sees it, so React must have hydrated it before.
  pressed.dispatchEvent(new Event('input', { bubbles: true }))
  pressed.click()
  // While hydrating, React may have met a part inside whose code is still missing.
  if (isWaiting(pressed)) keep(pressed)
}

/** When the code of a part cannot be loaded, submits natively if the kept press was a submit. */
export function sendAnyway(part: Element): void {
  waiting.delete(part)
  if (isSubmit(last) && part.contains(last)) last.form?.requestSubmit(last)
  last = undefined
}
