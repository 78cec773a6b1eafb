import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { checkStay } from '../../../domain/dates/check-stay.ts'
import type { StayDraft } from '../../../domain/dates/stay.ts'
import type { DateRange } from '../../../ui/dates/calendar.ts'
import { DatePicker } from '../../../ui/dates/DatePicker.tsx'
import { useDatePicker } from '../use-date-picker.ts'

type StayCalendarProps = {
  stay: StayDraft
  onStay: (stay: StayDraft) => void
  onDone: () => void
  /** Message ids of the names of both days. */
  names?: { checkIn: string; checkOut: string }
  /** A text of the dates chosen so far. */
  summary: string
}

const DEFAULT_LABELS = { checkIn: 'search.checkIn', checkOut: 'search.checkOut' }

const stayOf = ({ from, to }: DateRange): StayDraft => ({ checkIn: from ?? undefined, checkOut: to ?? undefined })

/** The calendar of check-in and check-out, for a popover. */
export function StayCalendar({
  stay: { checkIn, checkOut },
  onStay,
  onDone,
  names = DEFAULT_LABELS,
  summary,
}: StayCalendarProps) {
  const { formatMessage } = useIntl()
  const translate = (id: string) => formatMessage({ id })
  const { labels, ...picker } = useDatePicker()
  const check = (range: DateRange) => {
    const problems = checkStay(stayOf(range), picker.today)
    const errorOf = (field: keyof StayDraft) => {
      const found = problems.find((it) => it.field === field)
      return found && formatMessage({ id: found.problem }, found.values)
    }
    return { from: errorOf('checkIn'), to: errorOf('checkOut') }
  }
  return (
    <DatePicker
      {...picker}
      value={{ from: checkIn ?? null, to: checkOut ?? null }}
      onChange={(range) => onStay(stayOf(range))}
      onDone={onDone}
      check={check}
      labels={{ ...labels, from: translate(names.checkIn), to: translate(names.checkOut) }}
      summary={summary}
    />
  )
}
