import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useToday } from '../../api/use-site.ts'
import { checkStay, nights, type Stay, type StayDraft } from '../../domain/stay.ts'
import { StayCalendar } from '../../parts/search-bar/StayCalendar.tsx'
import { Popover, type PopoverTrigger } from '../../ui/Popover.tsx'

type ChooseDatesProps = {
  onStay: (stay: Stay) => void
  /** The button that has to be pressed for a date; the focus returns to it. */
  children: (trigger: PopoverTrigger) => ReactNode
}

/** A calendar behind a button that needs dates: 'Please Select Date First' (spec 5) stands in it until there are two. */
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
    <Popover label={say('search.dates')} close={say('close')} width="content" trigger={children}>
      {(close) => <StayCalendar stay={draft} onStay={setDraft} onDone={() => done(close)} summary={words ?? ''} />}
    </Popover>
  )
}
