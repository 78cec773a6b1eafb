import type { MouseEvent } from 'react'

/**
 * Handles presses in a list of favourites: a heart takes its card out of the list, and would take the focus with it. The
 * link of the next card that has one takes it, or of the last before it, or else what `otherwise` focuses.
 */
export function leaveCard({ target, currentTarget }: MouseEvent, otherwise: () => void): void {
  const heart = target instanceof Element && target.closest('[aria-pressed=true]')
  if (!heart) return
  const link = besideCard(currentTarget, heart)
  if (link) link.focus()
  else otherwise()
}

function besideCard(list: Element, inCard: Element): HTMLElement | null | undefined {
  const cards = [...list.children]
  const at = cards.findIndex((card) => card.contains(inCard))
  return [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()]
    .map((card) => card.querySelector('a'))
    .find((link) => link !== null)
}
