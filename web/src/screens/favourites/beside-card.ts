/** What takes the focus when a card of the list goes: the link of the next card that has one, or of the last before it. */
export function besideCard(list: Element, inCard: Element): HTMLElement | null | undefined {
  const cards = [...list.children]
  const at = cards.findIndex((card) => card.contains(inCard))
  return [...cards.slice(at + 1), ...cards.slice(0, at).toReversed()]
    .map((card) => card.querySelector('a'))
    .find((link) => link !== null)
}
