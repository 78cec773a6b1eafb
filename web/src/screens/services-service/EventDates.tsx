import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useFormats, useLocale } from '../../i18n/use-locale.ts'
import { weekStartOf } from '../../parts/search-bar/stay/week-start.ts'
import { DayCalendar } from '../../ui/dates/DayCalendar.tsx'

type EventDatesProps = {
  facts: Extract<Schema<'ServiceFacts'>, { kind: 'charter' }>
  chosen: number | undefined
  onChoose: (day: number) => void
  /** Error message when the visitor adds without choosing a day. */
  error: string | undefined
}

/** The dates of an event; other days cannot be chosen and say why. */
export default function EventDates({ facts: { dates, begins }, chosen, onChoose, error }: EventDatesProps) {
  const { formatMessage } = useIntl()
  const { weekdayDayMonth } = useFormats()
  const locale = useLocale()
  const today = useToday()
  const days = dates.map((date) => {
    const name = formatMessage({ id: 'service.day' }, { date: weekdayDayMonth(date), time: begins })
    return [date, { name, note: begins, tone: 'open', disabled: false }] as const
  })
  const reasonOf = (day: number) =>
    formatMessage({ id: day < today ? 'service.day.past' : 'service.day.none' }, { date: weekdayDayMonth(day) })
  return (
    <DayCalendar
      days={new Map(days)}
      {...{ chosen, onChoose, today, reasonOf, error }}
      locale={LOCALES[locale].intl}
      weekStart={weekStartOf(locale)}
      labels={{
        previous: formatMessage({ id: 'search.month.previous' }),
        next: formatMessage({ id: 'search.month.next' }),
      }}
    />
  )
}
