/** Brings a section into view, its heading first, and moves the focus to the tab stop of its calendar. */
export function focusCalendar(section: Element | null): void {
  const day = section?.querySelector<HTMLElement>('[data-calendar] [data-first]')
  section?.scrollIntoView({ behavior: 'instant' })
  // Without `preventScroll`, the browser would centre the day, and the page's header could cover the section's heading.
  day?.focus({ preventScroll: true })
  day?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
