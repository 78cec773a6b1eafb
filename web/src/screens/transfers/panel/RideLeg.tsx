import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { addMinutes } from '../../../domain/dates/day-time.ts'
import type { LocalizedText } from '../../../domain/text/localized.ts'
import { flightNumberOf } from '../../../domain/transfers/flight-number.ts'
import { isAirport } from '../../../domain/transfers/ride.ts'
import type { RideTime } from '../../../domain/transfers/transfer-search.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { LangText } from '../../../parts/LangText.tsx'
import { TimePick } from '../../../parts/search-bar/transfers/TimePick.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PickUpAdvice } from './PickUpAdvice.tsx'
import styles from './RideLeg.module.css'

type Stop = Schema<'TransferStop'>

type RideLegProps = {
  way: 'out' | 'back'
  from: Stop
  to: Stop
  ride: RideTime
  /** Duration of the drive in minutes. */
  minutes: number
  meetingPoint: LocalizedText | undefined
  flightId: string
  onRide: (change: Partial<RideTime>) => void
  /** Moves the focus to the fields of day and time, which are in the search form. */
  onDateNeeded: () => void
  /** Called with whether the typed flight number is invalid. */
  onFlightInvalid: (isInvalid: boolean) => void
}

/** One ride of a transfer: its route and, if it begins or ends at an airport, the flight. */
export function RideLeg(props: RideLegProps) {
  const { way, from, to, ride, minutes, meetingPoint, flightId, onRide, onDateNeeded, onFlightInvalid } = props
  const { weekdayDayMonth } = useFormats()
  const { formatMessage } = useIntl()
  const { date, time, flightTime } = ride
  const arrival = time === undefined ? undefined : addMinutes(time, minutes)
  const leaves = isAirport(to)
  return (
    <section className={styles.leg} aria-labelledby={`${flightId}-title`}>
      <div className={styles.head}>
        <h3 id={`${flightId}-title`}>
          <FormattedMessage id={`transfers.${way}.ride`} />
        </h3>
        <span className="small muted nums">
          {date === undefined ? formatMessage({ id: 'transfers.day.open' }) : weekdayDayMonth(date)}
          {date === undefined || time === undefined ? (
            <>
              {' · '}
              <button type="button" className="link" aria-describedby={`${flightId}-title`} onClick={onDateNeeded}>
                <FormattedMessage id={date === undefined ? 'search.date.none' : 'ride.time.required'} />
              </button>
            </>
          ) : null}
        </span>
      </div>
      <div className={styles.route}>
        <End of={from} time={time} />
        <span className={styles.middle}>
          <FormattedMessage id="transfers.minutes" values={{ minutes }} />
          <span className={styles.line} aria-hidden="true" />
        </span>
        <End of={to} time={arrival?.time} later={(arrival?.days ?? 0) > 0} />
      </div>
      {meetingPoint ? (
        <p className="small muted">
          <LangText of={meetingPoint} />
        </p>
      ) : null}
      {isAirport(from) || leaves ? (
        <div className={styles.flight}>
          <FlightNumber id={flightId} ride={ride} leaves={leaves} onRide={onRide} onFlightInvalid={onFlightInvalid} />
          {leaves ? (
            <TimePick
              label={formatMessage({ id: 'transfers.flight.leaves' })}
              value={flightTime}
              onValue={(next) => onRide({ flightTime: next })}
            />
          ) : null}
        </div>
      ) : null}
      {leaves ? <PickUpAdvice ride={ride} minutes={minutes} onRide={onRide} /> : null}
    </section>
  )
}

function End({ of: { name, code }, time, later }: { of: Stop; time: string | undefined; later?: boolean }) {
  return (
    <span className={styles.end}>
      <b className="ltr nums">
        {time ?? '––:––'}
        {later ? <sup>+1</sup> : null}
      </b>
      <span className={styles.stop}>{code === undefined ? <LangText of={name} /> : <bdi>{code}</bdi>}</span>
    </span>
  )
}

type FlightNumberProps = Pick<RideLegProps, 'ride' | 'onRide' | 'onFlightInvalid'> & { id: string; leaves: boolean }

const isInvalidNumber = (text: string) => text.trim() !== '' && flightNumberOf(text) === undefined

/** The flight number: optional, formatted on blur. */
function FlightNumber({ id, ride: { flight }, leaves, onRide, onFlightInvalid }: FlightNumberProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<string>()
  const [hasError, setError] = useState(false)
  const tell = (isInvalid: boolean) => {
    setError(isInvalid)
    onFlightInvalid(isInvalid)
  }
  const type = (text: string) => {
    setTyped(text)
    // The error is cleared while typing: cleared on blur, it would move the button that is just being pressed.
    if (hasError && !isInvalidNumber(text)) tell(false)
  }
  const leave = () => {
    if (typed === undefined) return
    const isInvalid = isInvalidNumber(typed)
    tell(isInvalid)
    if (isInvalid) return
    setTyped(undefined)
    onRide({ flight: flightNumberOf(typed) })
  }
  return (
    <TextField
      id={id}
      label={formatMessage({ id: leaves ? 'transfers.flight.out' : 'transfers.flight.in' })}
      note={formatMessage({ id: 'transfers.optional' })}
      hint={formatMessage({ id: 'transfers.flight.hint' })}
      error={hasError ? formatMessage({ id: 'transfers.flight.wrong' }) : undefined}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={10}
      value={typed ?? flight ?? ''}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
