import { Suspense, type ComponentProps } from 'react'
import { useFocusOnShow } from '../../../ui/use-focus-on-show.ts'
import { preloadable } from '../../preloadable.ts'
import type { StayCalendar } from './StayCalendar.tsx'
import styles from './LazyStayCalendar.module.css'

type StayCalendarProps = ComponentProps<typeof StayCalendar>

const { Part: Calendar, load } = preloadable<StayCalendarProps>(() =>
  import('./StayCalendar.tsx').then(({ StayCalendar: view }) => ({ default: view })),
)

/** Fetches the code, once the fields are mounted, or when the pointer or the focus comes near a button. */
export const prepareCalendar = () => void load().catch(() => undefined)

/** The `StayCalendar` of a popover, without its code in the first load. */
export const LazyStayCalendar = (props: StayCalendarProps) => (
  <Suspense fallback={<div className={styles.room} />}>
    <Loaded {...props} />
  </Suspense>
)

const firstDay = (calendar: HTMLElement) => calendar.querySelector<HTMLElement>('[data-first]')

/** The panel focuses its first day when it opens; a calendar that loads later focuses it itself. */
function Loaded(props: StayCalendarProps) {
  const calendar = useFocusOnShow<HTMLDivElement>(firstDay, { preventScroll: true })
  return (
    <div ref={calendar}>
      <Calendar {...props} />
    </div>
  )
}
