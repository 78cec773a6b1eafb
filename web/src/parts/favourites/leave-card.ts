import type { MouseEvent } from 'react'

/**
 * Click handler of a list of favourites. A press on a heart removes the card with the focused heart. So the focus moves
 * to the link of the next card, or else of the card before; if there is no other card, `otherwise` is called.
 */
export function leaveCard({ target, currentTarget }: MouseEvent, otherwise: () => void): void {
  const heart = target instanceof Element && target.closest('[aria-pressed=true]')
  if (!heart) return
  const link = linkBeside(currentTarget, heart)
  if (link) link.focus()
  else otherwise()
}

function linkBeside(list: Element, element: Element): HTMLElement | null | undefined {
  const cards = [...list.children]
  const at = cards.findIndex((card) => card.contains(element))
  return [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()]
    .map((card) => card.querySelector('a'))
    .find((link) => link !== null)
}
