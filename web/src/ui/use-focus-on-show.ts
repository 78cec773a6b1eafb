import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const itself = (shown: HTMLElement): HTMLElement | undefined => shown

/**
 * A ref for an element that takes the focus when it appears, and again when `of` changes. `goalIn` names the part of it
 * that does, or nothing if the focus stays where it is.
 */
export function useFocusOnShow<Shown extends HTMLElement, Of = undefined>(
  goalIn: (shown: Shown, of: Of | undefined) => HTMLElement | null | undefined = itself,
  { of, ...how }: FocusOptions & { of?: Of | undefined } = {},
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  const move = useEffectEvent((now: Of | undefined) => {
    if (shown.current) goalIn(shown.current, now)?.focus(how)
  })
  // Before the paint, because the next key of the visitor belongs to what is shown, and before the page takes the
  // focus.
  useLayoutEffect(() => move(of), [of])
  return shown
}
