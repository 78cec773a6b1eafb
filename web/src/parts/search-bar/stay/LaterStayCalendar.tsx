import { Suspense, type ComponentProps } from 'react'
import { later } from '../../later.ts'
import type { StayCalendar } from './StayCalendar.tsx'
import styles from './LaterStayCalendar.module.css'

type StayCalendarProps = ComponentProps<typeof StayCalendar>

const load = () => import('./StayCalendar.tsx').then((module) => module.StayCalendar)
const Calendar = later<StayCalendarProps>(load)

/** Fetches the code when the pointer or the focus comes near the button of the calendar. */
export const prepareCalendar = () => void load().catch(() => undefined)

/** The calendar of a popover, with its code not in the first load. */
export const LaterStayCalendar = (props: StayCalendarProps) => (
  <Suspense fallback={<div className={styles.room} />}>
    <div ref={focusFirst}>
      <Calendar {...props} />
    </div>
  </Suspense>
)

/** The panel focuses its first day when it opens; a calendar that loads later focuses it itself. */
function focusFirst(calendar: HTMLElement | null) {
  calendar?.querySelector<HTMLElement>('[data-first]')?.focus()
}
