/** Moves the focus to the title of the page, when what had it goes away. */
export function toTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
