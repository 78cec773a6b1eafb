import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { inThousands, seatState } from '../../domain/tours/departures.ts'
import { partySize } from '../../domain/people/party.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useFormats, useLocale } from '../../i18n/use-locale.ts'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { weekStartOf } from '../../parts/search-bar/stay/week-start.ts'
import { DayCalendar } from '../../ui/dates/DayCalendar.tsx'
import type { CalendarDay } from '../../ui/dates/DayMonth.tsx'
import type { TripChoice } from './use-trip.ts'
import styles from './TourPage.module.css'

type DeparturesProps = {
  tour: Schema<'Tour'>
  trip: TripChoice
  onChoose: (day: number) => void
  /** Error message when the visitor adds without choosing a day. */
  error: string | undefined
}

/** How a day looks, by the state of its seats. */
const TONES = { open: 'open', few: 'few', short: 'full', full: 'full' } as const

/** The calendar of departures: each with its price and remaining seats, or why it cannot be chosen (decision 38.8). */
export function Departures({ tour: { departures, facts }, trip, onChoose, error }: DeparturesProps) {
  const { formatMessage } = useIntl()
  const { money, number, weekdayDayMonth } = useFormats()
  const locale = useLocale()
  const today = useToday()
  const people = partySize(trip.party)
  const thousands = inThousands(departures)
  const dayOf = (departure: Schema<'TourDeparture'>): CalendarDay => {
    const { checkIn, price, seatsLeft } = departure
    const state = seatState(departure, people)
    const values = { date: weekdayDayMonth(checkIn), price: money(price).text, seats: seatsLeft, people }
    const short = thousands ? number(Math.round(price.value / 100) / 10) : number(Math.round(price.value))
    return {
      name: formatMessage({ id: `tour.day.${state}` }, values),
      note: formatMessage({ id: `tour.note.${state}` }, { price: short, seats: seatsLeft }),
      tone: TONES[state],
      disabled: state === 'full' || state === 'short',
    }
  }
  const reasonOf = (day: number) =>
    formatMessage({ id: day < today ? 'tour.day.past' : 'tour.day.none' }, { date: weekdayDayMonth(day) })
  const currency = departures[0]?.price.currency
  return (
    <>
      <DayCalendar
        days={new Map(departures.map((departure) => [departure.checkIn, dayOf(departure)]))}
        chosen={trip.departure?.checkIn}
        onChoose={onChoose}
        today={today}
        reasonOf={reasonOf}
        locale={LOCALES[locale].intl}
        weekStart={weekStartOf(locale)}
        labels={{
          previous: formatMessage({ id: 'search.month.previous' }),
          next: formatMessage({ id: 'search.month.next' }),
        }}
        error={error}
      />
      {currency ? (
        <p className={styles.legend}>
          <FormattedMessage
            id={`tour.legend.${thousands ? 'thousands' : 'whole'}`}
            values={{ currency: <FormattedMessage id={`offers.currency.${currency}`} /> }}
          />
          <FormattedMessage id="list.comma" />
          <BasisText basis={facts.priceBasis} kind={facts.type} />
        </p>
      ) : null}
    </>
  )
}
