/** State of the list; `active` is the index of the keyboard's current option, -1 for none. */
export type ListState = { open: boolean; active: number }
/** The result of a key: the next state, and whether the active option is chosen. */
type Step = ListState & { picked?: true }

/**
 * The keys of a combobox with a list (ARIA 1.2 pattern: the focus stays in the text box). `count` is the number of
 * options. Null means that the text box handles the key: letters always, Home and End until the arrows have entered the
 * list.
 */
export function pressKey({ open, active }: ListState, key: string, count: number): Step | null {
  const last = count - 1
  const inList = open && active >= 0
  switch (key) {
    case 'ArrowDown':
      return { open: true, active: count === 0 ? -1 : open ? (active + 1) % count : 0 }
    case 'ArrowUp':
      return { open: true, active: open && active > 0 ? active - 1 : last }
    case 'Home':
      return inList ? { open, active: 0 } : null
    case 'End':
      return inList ? { open, active: last } : null
    case 'Enter':
      return inList ? { open: false, active, picked: true } : null
    case 'Escape':
      return open ? { open: false, active: -1 } : null
    default:
      return null
  }
}
