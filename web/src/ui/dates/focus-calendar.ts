/** Moves the focus to the calendar's tab stop. */
export function focusCalendar(near: ParentNode | null): void {
  near?.querySelector<HTMLElement>('[data-calendar] [data-first]')?.focus()
}
