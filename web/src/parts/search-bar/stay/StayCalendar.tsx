import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import { checkStay } from '../../../domain/dates/check-stay.ts'
import { parseTyped } from '../../../domain/dates/read-date.ts'
import type { StayDraft } from '../../../domain/dates/stay.ts'
import { LOCALES } from '../../../i18n/locales.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { DateRange } from '../../../ui/dates/calendar.ts'
import { DatePicker } from '../../../ui/dates/DatePicker.tsx'
import { weekStartOf } from './week-start.ts'

type StayCalendarProps = {
  stay: StayDraft
  onStay: (stay: StayDraft) => void
  onDone: () => void
  /** Message ids of the names of both days. */
  names?: { checkIn: string; checkOut: string }
  /** A text of the dates chosen so far. */
  summary: string
}

const USUAL = { checkIn: 'search.checkIn', checkOut: 'search.checkOut' }

const stayOf = ({ from, to }: DateRange): StayDraft => ({ checkIn: from ?? undefined, checkOut: to ?? undefined })

/** The calendar of check-in and check-out, for a popover. */
export function StayCalendar({
  stay: { checkIn, checkOut },
  onStay,
  onDone,
  names = USUAL,
  summary,
}: StayCalendarProps) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id })
  const locale = useLocale()
  const today = useToday()
  const check = (range: DateRange) => {
    const problems = checkStay(stayOf(range), today)
    const said = (field: keyof StayDraft) => {
      const found = problems.find((it) => it.field === field)
      return found && formatMessage({ id: found.problem }, found.values)
    }
    return { from: said('checkIn'), to: said('checkOut') }
  }
  return (
    <DatePicker
      value={{ from: checkIn ?? null, to: checkOut ?? null }}
      onChange={(range) => onStay(stayOf(range))}
      onDone={onDone}
      today={today}
      min={today}
      read={parseTyped}
      check={check}
      locale={LOCALES[locale].intl}
      weekStart={weekStartOf(locale)}
      labels={{
        from: say(names.checkIn),
        to: say(names.checkOut),
        format: say('search.date.format'),
        invalid: say('stay.date.invalid'),
        previous: say('search.month.previous'),
        next: say('search.month.next'),
        clear: say('search.dates.clear'),
        done: say('done'),
      }}
      summary={summary}
    />
  )
}
