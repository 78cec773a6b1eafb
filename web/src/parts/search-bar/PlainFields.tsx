import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useToday } from '../../api/use-site.ts'
import { formatIso } from '../../domain/dates/civil-date.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { MAX_ADULTS } from '../../domain/people/party.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './SearchForm.module.css'

/** Native fields for dates and adults, for browsers without scripts: calendar and steppers need scripts. */
export function PlainFields({ of: { stay, party } }: { of: HotelSearch }) {
  const { formatMessage } = useIntl()
  const label = (id: string) => formatMessage({ id })
  const today = formatIso(useToday())
  return (
    <div className={styles.plain}>
      {(['checkIn', 'checkOut'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          name={name}
          label={label(`search.${name}`)}
          min={today}
          defaultValue={formatIso(stay[name])}
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
