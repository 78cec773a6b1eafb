/**
 * Texts that are cut at the edge of their box, and controls that lie on each other, as far as they are on the screen.
 * Runs in the page.
 */
export function cutOrCovered(): string[] {
  const name = (element: Element) =>
    `${element.outerHTML.slice(0, 90)} …${(element.textContent ?? '').trim().slice(0, 30)}`
  const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const hasOwnText = (element: Element) =>
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
  /** What sticks to the screen lies above what scrolls. */
  const isAbove = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isAbove(element.parentElement))
  const cut = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) => {
    const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element)
    // Texts for readers only are one pixel wide.
    const isForReaders = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
    if (overflowX !== 'hidden' && overflowX !== 'clip') return false
    return !isForReaders && textOverflow !== 'ellipsis' && hasOwnText(element) && isShown(element)
      ? element.scrollWidth > element.clientWidth + 1
      : false
  })
  const controls = Array.from(
    document.querySelectorAll('main :is(a, button, input, select, textarea), header :is(a, button)'),
  )
    .filter((control) => isShown(control) && control.closest('[aria-hidden="true"], .sr') === null && !isAbove(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
  const covered = controls.flatMap(({ control, box }, at) =>
    controls.slice(at + 1).flatMap((other) => {
      if (control.contains(other.control) || other.control.contains(control)) return []
      // The two handles of a range share its track, and each takes the presses that are nearer to it.
      if ([control, other.control].every((each) => each.matches('[type=range]'))) return []
      // A button on a picture that is a link.
      if (control.querySelector('img') !== null) return []
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      return wide > 2 && high > 2 ? [`${name(control)} and ${name(other.control)}`] : []
    }),
  )
  return [...cut.map((element) => `cut: ${name(element)}`), ...covered.map((pair) => `overlap: ${pair}`)]
}
