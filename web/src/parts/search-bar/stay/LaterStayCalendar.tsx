import { Suspense, type ComponentProps } from 'react'
import { preloadable } from '../../preloadable.ts'
import type { StayCalendar } from './StayCalendar.tsx'
import styles from './LaterStayCalendar.module.css'

type StayCalendarProps = ComponentProps<typeof StayCalendar>

const { Part: Calendar, load } = preloadable<StayCalendarProps>(() =>
  import('./StayCalendar.tsx').then(({ StayCalendar: view }) => ({ default: view })),
)

/** Fetches the code, once the fields are mounted, or when the pointer or the focus comes near a button. */
export const prepareCalendar = () => void load().catch(() => undefined)

/** The `StayCalendar` of a popover, without its code in the first load. */
export const LaterStayCalendar = (props: StayCalendarProps) => (
  <Suspense fallback={<div className={styles.room} />}>
    <div ref={focusFirst}>
      <Calendar {...props} />
    </div>
  </Suspense>
)

/** Focuses the first day. The panel does so when it opens, but a calendar that has to load is not in it yet. */
function focusFirst(calendar: HTMLElement | null) {
  calendar?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
}
