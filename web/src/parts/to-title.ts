/** Moves the focus to the title of the page, or of a part of it, when the focused element disappears. */
export function toTitle(of = 'main h1'): void {
  const title = document.querySelector<HTMLElement>(of)
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
