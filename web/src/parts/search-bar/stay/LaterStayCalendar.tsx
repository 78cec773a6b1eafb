import { Suspense, type ComponentProps } from 'react'
import { preloadable } from '../../preloadable.ts'
import type { StayCalendar } from './StayCalendar.tsx'
import styles from './LaterStayCalendar.module.css'

type StayCalendarProps = ComponentProps<typeof StayCalendar>

const { Part: Calendar, load } = preloadable<StayCalendarProps>(() =>
  import('./StayCalendar.tsx').then(({ StayCalendar: view }) => ({ default: view })),
)

/** Fetches the code: when the fields are there, or when the pointer or the focus comes near a button. */
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
  calendar?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
}
