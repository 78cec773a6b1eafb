/** Brings a section into view, its heading first, and moves the focus to the tab stop of its calendar. */
export function focusCalendar(section: Element | null): void {
  const day = section?.querySelector<HTMLElement>('[data-calendar] [data-first]')
  section?.scrollIntoView({ behavior: 'instant' })
  // By itself, the focus would center a day near the edge, with the heading behind the header.
  day?.focus({ preventScroll: true })
  day?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
