import type { MouseEvent } from 'react'

/**
 * Handles presses in a list of favourites. A press on a heart removes its card, which has the focus. The focus moves to
 * the link of the next card, else of the card before it; without any other link, `otherwise` decides.
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
