/** Moves the focus to the title of the page, or of a part of it, when the focused element disappears. */
export function focusTitle(selector = 'main h1'): void {
  const title = document.querySelector<HTMLElement>(selector)
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
