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
