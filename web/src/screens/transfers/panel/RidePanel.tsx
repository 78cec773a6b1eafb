import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import { checkRides } from '../../../domain/transfers/check-rides.ts'
import { endsOf } from '../../../domain/transfers/ride.ts'
import { transferLine } from '../../../domain/transfers/transfer-line.ts'
import { MAX_CHILD_SEATS, type RideTime, type TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { AddButton } from '../../../parts/add-to-cart/AddButton.tsx'
import { useAdd } from '../../../parts/add-to-cart/use-add.ts'
import { LangText } from '../../../parts/LangText.tsx'
import { Stepper } from '../../../ui/fields/Stepper.tsx'
import { Panel } from '../../../ui/surfaces/Panel.tsx'
import { FreeUntil } from './FreeUntil.tsx'
import { ADD_ID, RIDES_ID } from '../rides-id.ts'
import { RideLeg } from './RideLeg.tsx'
import styles from './RidePanel.module.css'
import { RideSum } from './RideSum.tsx'
import { useRideNow } from '../use-ride-now.ts'

type RidePanelProps = {
  record: Schema<'TransferFacts'>
  search: TransferSearch
  onChange: (change: Partial<TransferSearch>) => void
  /** Receives the ride that needs a day or a time that is still to come. */
  onDateNeeded: (way: 'out' | 'back') => void
  /** Requests the prices again. */
  refresh: () => void
}

/** The rides with an invalid flight number. */
type WrongFlights = Partial<Record<'out' | 'back', boolean>>

const flightId = (way: 'out' | 'back') => `flight-${way}`

/** The chosen vehicle: both rides with their times, details for the driver, the price and the button for the basket. */
export default function RidePanel({ record, search, onChange, onDateNeeded, refresh }: RidePanelProps) {
  const { formatMessage } = useIntl()
  const adding = useAdd(refresh)
  const { data } = useApi('transferView', { path: { id: record.id } })
  const now = useRideNow()
  const [wrong, setWrong] = useState<WrongFlights>({})
  const { out, back, childSeats } = search
  // A return that is removed takes its flight number along, which then can no longer be wrong.
  if (!back && wrong.back) setWrong({ ...wrong, back: false })
  const { from, to } = endsOf(record, search)
  const most = Math.min(record.vehicle.childSeats, MAX_CHILD_SEATS)
  const [problem] = checkRides(search, now)
  const line = problem ? undefined : transferLine(record, search)
  const legs = { out: { from, to, ride: out }, ...(back ? { back: { from: to, to: from, ride: back } } : {}) }
  const firstWrong = (['out', 'back'] as const).find((way) => wrong[way])
  const set = (way: 'out' | 'back') => (change: Partial<RideTime>) =>
    onChange(way === 'out' ? { out: { ...out, ...change } } : { back: { ...back, ...change } })
  return (
    <Panel className={styles.panel} id={RIDES_ID}>
      <h2>
        <FormattedMessage id="transfers.panel" values={{ count: back ? 2 : 1 }} />
      </h2>
      {(['out', 'back'] as const).map((way) => {
        const leg = legs[way]
        return leg ? (
          <RideLeg
            key={way}
            way={way}
            flightId={flightId(way)}
            {...leg}
            minutes={record.duration}
            meetingPoint={leg.from === record.from ? record.meetingPoint : record.returnMeetingPoint}
            onRide={set(way)}
            onDateNeeded={() => onDateNeeded(way)}
            onFlightInvalid={(isWrong) => setWrong((before) => ({ ...before, [way]: isWrong }))}
          />
        ) : null
      })}
      {most > 0 ? (
        <div>
          <Stepper
            label={formatMessage({ id: 'ride.childSeats' })}
            note={formatMessage({ id: 'transfers.childSeats.here' }, { count: most })}
            less={formatMessage({ id: 'ride.childSeats.less' })}
            more={formatMessage({ id: 'ride.childSeats.more' })}
            min={0}
            max={most}
            value={childSeats}
            onChange={(count) => onChange({ childSeats: count })}
          />
        </div>
      ) : null}
      <RideSum record={record} search={search} />
      {/* One button, whatever is wrong: it is being pressed when a flight number turns out to be wrong (decision 40.9). */}
      <AddButton
        id={ADD_ID}
        full
        size="l"
        row={record.id}
        adding={adding}
        wish={firstWrong ? undefined : line && { line }}
        problem={firstWrong ? 'transfers.flight.wrong' : problem?.problem}
        onDateNeeded={() => {
          if (firstWrong) document.getElementById(flightId(firstWrong))?.focus()
          else onDateNeeded(problem?.field.startsWith('back') ? 'back' : 'out')
        }}
      />
      {/* Below the button, which must not move when the terms arrive. */}
      {data ? <FreeUntil ride={out} hours={data.record.freeCancellationHours} now={now} /> : null}
      <p className="small muted">
        <FormattedMessage id="line.local" />
      </p>
      {data ? <LangText of={data.record.description} as="p" className="small soft" /> : null}
      {data && data.record.included.length > 0 ? <Included transfer={data.record} /> : null}
    </Panel>
  )
}

/** What the price includes, and the agency's notes. */
function Included({ transfer: { included, notes } }: { transfer: Schema<'Transfer'> }) {
  return (
    <details className={styles.more}>
      <summary>
        <FormattedMessage id="transfers.included" />
      </summary>
      <ul>
        {included.map((words, index) => (
          <LangText key={index} of={words} as="li" />
        ))}
      </ul>
      {notes ? <LangText of={notes} as="p" /> : null}
    </details>
  )
}
