/** A focused button without a focus ring was pressed by a pointer before our code had loaded. */
const PRESSED = 'button[type=button]:focus:not(:focus-visible)'

const BUSY = 'aria-busy'

/**
 * Captures the last press on a part of the page whose code has not loaded. React would drop it, so it is captured
 * before React sees it.
 */
export function keepPresses(part: Element) {
  let last = part.querySelector<HTMLElement>(PRESSED) ?? undefined
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null
    if (!pressed || !part.contains(pressed)) return
    event.preventDefault()
    last?.removeAttribute(BUSY)
    last = pressed
    // A submit button shows its spinner at once, as it does when its code has loaded.
    if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') pressed.setAttribute(BUSY, 'true')
  }
  document.addEventListener('click', keep, { capture: true })
  return {
    /** Repeats the captured press once the code has loaded. */
    replay: () => {
      document.removeEventListener('click', keep, { capture: true })
      last?.removeAttribute(BUSY)
      last?.click()
    },
    /** When the code cannot be loaded, submits natively if the captured press was a submit. */
    sendAnyway: () => {
      if (last instanceof HTMLButtonElement && last.type === 'submit') last.form?.requestSubmit(last)
      last = undefined
    },
  }
}
