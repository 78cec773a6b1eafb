import { useId } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { DayTime } from '../../../domain/dates/day-time.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import styles from './TimePick.module.css'

type TimePickProps = {
  /** The label of the time: "Pick-up". */
  label: string
  value: DayTime | undefined
  onValue: (time: DayTime) => void
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const HOURS = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))
const MINUTES = Array.from({ length: 12 }, (_, step) => twoDigits(step * 5))

/** A time of day as two selects, because the native field uses the format of the browser's language. */
export function TimePick({ label, value, onValue }: TimePickProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [hour = '', minute = ''] = value?.split(':') ?? []
  const minutes = minute === '' || MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].toSorted()
  return (
    <fieldset className={styles.time} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.parts} dir="ltr">
        <SelectField
          label={formatMessage({ id: 'time.hour' })}
          labelHidden
          value={hour}
          onChange={({ currentTarget }) => onValue(`${currentTarget.value}:${minute || '00'}`)}
        >
          {hour === '' ? <option value="">––</option> : null}
          {HOURS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <SelectField
          label={formatMessage({ id: 'time.minute' })}
          labelHidden
          value={minute}
          disabled={hour === ''}
          onChange={({ currentTarget }) => onValue(`${hour}:${currentTarget.value}`)}
        >
          {minute === '' ? <option value="">––</option> : null}
          {minutes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
