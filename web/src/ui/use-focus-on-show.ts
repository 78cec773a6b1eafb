import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const sameElement = (shown: HTMLElement): HTMLElement | undefined => shown

/**
 * A ref for an element that takes the focus when it appears, and again when `of` changes. `elementToFocus` may return a
 * part of the element instead, or nothing to leave the focus where it is.
 */
export function useFocusOnShow<Shown extends HTMLElement, Of = undefined>(
  elementToFocus: (shown: Shown, of: Of | undefined) => HTMLElement | null | undefined = sameElement,
  { of, ...focusOptions }: FocusOptions & { of?: Of | undefined } = {},
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  const moveFocus = useEffectEvent((now: Of | undefined) => {
    if (shown.current) elementToFocus(shown.current, now)?.focus(focusOptions)
  })
  // A layout effect, so that the visitor's next key reaches the new element, and so that this runs before the page
  // moves the focus itself.
  useLayoutEffect(() => moveFocus(of), [of])
  return shown
}
