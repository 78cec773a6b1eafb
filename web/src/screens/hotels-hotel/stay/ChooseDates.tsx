import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import { checkStay } from '../../../domain/dates/check-stay.ts'
import { nights, type Stay, type StayDraft } from '../../../domain/dates/stay.ts'
import { LazyStayCalendar, prepareCalendar } from '../../../parts/search-bar/stay/LazyStayCalendar.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import styles from './ChooseDates.module.css'

type ChooseDatesProps = {
  onStay: (stay: Stay) => void
  /** Renders the button that opens the calendar; the focus returns to it. */
  children: (trigger: PopoverTrigger) => ReactNode
}

/**
 * A calendar behind a button that needs dates: it shows 'Please Select Date First' (decision 27.8) until both are
 * chosen.
 */
export function ChooseDates({ onStay, children }: ChooseDatesProps) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id })
  const today = useToday()
  const [draft, setDraft] = useState<StayDraft>({})
  const { checkIn, checkOut } = draft
  const stay = checkIn !== undefined && checkOut !== undefined ? { checkIn, checkOut } : undefined
  const [problem] = checkStay(draft, today)
  const done = (close: () => void) => {
    if (!stay || problem) return
    close()
    onStay(stay)
  }
  const words = problem
    ? formatMessage({ id: problem.problem }, problem.values)
    : stay && formatMessage({ id: 'stay.nights' }, { count: nights(stay) })
  return (
    <span role="presentation" className={styles.near} onPointerEnter={prepareCalendar} onFocus={prepareCalendar}>
      <Popover label={say('search.dates')} close={say('close')} width="content" trigger={children}>
        {(close) => (
          <LazyStayCalendar stay={draft} onStay={setDraft} onDone={() => done(close)} summary={words ?? ''} />
        )}
      </Popover>
    </span>
  )
}
