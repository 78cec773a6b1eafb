import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import { formatIso } from '../../../domain/dates/civil-date.ts'
import { LEG_NAMES } from '../../../domain/transfers/transfer-address.ts'
import { MAX_ADULTS } from '../../../domain/people/party.ts'
import type { TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { useText } from '../../../i18n/use-locale.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import styles from '../SearchForm.module.css'
import type { Place } from './stops.ts'

type PlainRideProps = { initial: TransferSearch; places: readonly Place[] }

/** Native fields for a ride, for browsers without scripts: suggestions, calendar and steppers need scripts. */
export function PlainRide({ initial: { from, to, out, back, party }, places }: PlainRideProps) {
  const { formatMessage } = useIntl()
  const text = useText()
  const today = formatIso(useToday())
  const label = (id: string, ride?: string) =>
    formatMessage({ id }, ride === undefined ? {} : { label: formatMessage({ id: `ride.${ride}` }) })
  return (
    <div className={styles.plain}>
      {(['from', 'to'] as const).map((end) => (
        <SelectField
          key={end}
          id={`plain-${end}`}
          name={end}
          label={label(`ride.${end}`)}
          defaultValue={end === 'from' ? from : to}
        >
          {places.map(({ stop }) => (
            <option key={stop.id} value={stop.id} lang={text(stop.name).lang}>
              {text(stop.name).text}
            </option>
          ))}
        </SelectField>
      ))}
      {(['out', 'back'] as const).map((ride) => (
        <TextField
          key={ride}
          type="date"
          name={LEG_NAMES[ride].date}
          label={label('ride.day', ride)}
          min={today}
          defaultValue={dayText(ride === 'out' ? out.date : back?.date)}
        />
      ))}
      {(['out', 'back'] as const).map((ride) => (
        <TextField
          key={ride}
          type="time"
          name={LEG_NAMES[ride].time}
          label={label('ride.time', ride)}
          defaultValue={ride === 'out' ? out.time : back?.time}
        />
      ))}
      <TextField
        type="number"
        name="adults"
        label={label('party.adults')}
        min={1}
        max={MAX_ADULTS}
        defaultValue={party.adults}
      />
    </div>
  )
}

const dayText = (day: number | undefined) => (day === undefined ? undefined : formatIso(day))
