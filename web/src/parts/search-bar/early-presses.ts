/** Resolves with the visitor's next touch of the page, be it by pointer, key or focus. */
export function touched(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) {
      document.addEventListener(type, () => resolve(), { once: true, capture: true })
    }
  })
}

/** Resolves when the page has loaded and there is nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
}

/** A button that has the focus without its ring was pressed by a pointer, before any code of ours was there. */
const PRESSED = 'button[type=button]:focus:not(:focus-visible)'

const BUSY = 'aria-busy'

/**
 * Keeps the last press on a part of the page whose code is not there yet. React would drop it, so it is taken before
 * React sees it.
 */
export function keepPresses(part: Element) {
  let last = part.querySelector<HTMLElement>(PRESSED) ?? undefined
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null
    if (!pressed || !part.contains(pressed)) return
    event.preventDefault()
    last?.removeAttribute(BUSY)
    last = pressed
    // A button that sends turns at once, as it does when its code is there.
    if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.setAttribute(BUSY, 'true')
  }
  document.addEventListener('click', keep, { capture: true })
  return {
    /** The code is there: what was pressed is pressed again. */
    replay: () => {
      document.removeEventListener('click', keep, { capture: true })
      last?.removeAttribute(BUSY)
      last?.click()
    },
    /** The code cannot be had: a form that was to be sent is sent without it. */
    sendAnyway: () => {
      if (last instanceof HTMLButtonElement && last.type === 'submit') last.form?.requestSubmit(last)
      last = undefined
    },
  }
}
