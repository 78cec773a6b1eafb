import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { checkFlightDates, type FlightDates } from '../../../domain/flights/check-flight.ts'
import type { DateRange } from '../../../ui/dates/calendar.ts'
import { DatePicker } from '../../../ui/dates/DatePicker.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { useStayDay } from '../../wordings.tsx'
import { useDatePicker } from '../use-date-picker.ts'

type Days = Pick<FlightDates, 'departure' | 'back'>

type FlightDatesFieldProps = {
  /** Ids of the two buttons. */
  ids: { departure: string; back: string }
  dates: FlightDates
  onDates: (days: Days) => void
  /** Error messages, shown in place of the dates. */
  errors: { departure: string | undefined; back: string | undefined }
}

/** Departure date, and return date if there is one: fields that open one calendar. */
export function FlightDatesField({ ids, dates, onDates, errors }: FlightDatesFieldProps) {
  const { formatMessage } = useIntl()
  const translate = (id: string) => formatMessage({ id })
  const isRound = dates.trip === 'round'
  const day = useStayDay({ checkIn: dates.departure, checkOut: isRound ? dates.back : undefined })
  const shown = (date: number | undefined) => (date === undefined ? translate('search.date.none') : day(date))
  const fields = (trigger: PopoverTrigger) => (
    <>
      <SearchField
        {...trigger}
        id={ids.departure}
        icon="calendar"
        label={translate('flights.departure')}
        value={shown(dates.departure)}
        missing={errors.departure}
      />
      {isRound ? (
        <SearchField
          {...trigger}
          id={ids.back}
          icon="calendar"
          label={translate('flights.return')}
          value={shown(dates.back)}
          missing={errors.back}
        />
      ) : null}
    </>
  )
  return (
    <Popover label={translate('flights.dates')} close={translate('close')} width="content" trigger={fields}>
      {(close) => <FlightCalendar dates={dates} onDates={onDates} onDone={close} />}
    </Popover>
  )
}

const daysOf = ({ from, to }: DateRange): Days => ({ departure: from ?? undefined, back: to ?? undefined })

type FlightCalendarProps = Pick<FlightDatesFieldProps, 'dates' | 'onDates'> & { onDone: () => void }

function FlightCalendar({ dates, onDates, onDone }: FlightCalendarProps) {
  const { formatMessage } = useIntl()
  const translate = (id: string) => formatMessage({ id })
  const { labels, ...picker } = useDatePicker()
  const { trip, departure, back } = dates
  const isRound = trip === 'round'
  const check = (range: DateRange) => {
    const problems = checkFlightDates({ trip, ...daysOf(range) }, picker.today)
    const errorOf = (field: keyof Days) => {
      const found = problems.find((it) => it.field === field)
      return found && formatMessage({ id: found.problem }, found.values)
    }
    return { from: errorOf('departure'), to: errorOf('back') }
  }
  return (
    <DatePicker
      {...picker}
      single={!isRound}
      value={{ from: departure ?? null, to: isRound ? (back ?? null) : null }}
      onChange={(range) => onDates(isRound ? daysOf(range) : { departure: range.from ?? undefined, back })}
      onDone={onDone}
      check={check}
      labels={{ ...labels, from: translate('flights.departure'), to: translate('flights.return') }}
      summary=""
    />
  )
}
