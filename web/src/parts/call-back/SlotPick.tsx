import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import {
  CALL_HOURS,
  CALL_MINUTES,
  callDays,
  isHourFree,
  isSlotFree,
  slotTime,
  type CallBackDraft,
} from '../../domain/forms/call-back.ts'
import type { ZoneMoment } from '../../domain/dates/zone-time.ts'
import { cityOf, TIME_ZONE } from '../../i18n/time-zone.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import styles from './SlotPick.module.css'

const slotsId = 'callback-slots'
const [HOUR, MINUTE] = ['callback-hour', 'callback-minute']

/** The control of the first missing part of a time: the day, or the first hour or minute that is still free. */
export function firstMissing({ day, hour }: CallBackDraft, now: ZoneMoment): HTMLElement | null {
  const find = (control: string) => document.querySelector<HTMLElement>(`#${slotsId} ${control}`)
  if (day === undefined) return find('select')
  const hasHour = hour !== undefined && isHourFree(day, hour, now)
  return find(`[name="${hasHour ? MINUTE : HOUR}"]:enabled`) ?? find('select')
}

type SlotPickProps = {
  draft: CallBackDraft
  now: ZoneMoment
  /** The IANA time zone of the site. */
  timeZone: string
  onChange: (change: Partial<CallBackDraft>) => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** Choice of day, hour and minute; past slots are struck through and disabled. */
export function SlotPick({ draft: { day, hour, minute }, now, timeZone, onChange }: SlotPickProps) {
  const { formatMessage } = useIntl()
  const { weekdayDayMonth } = useFormats()
  const translate = (id: string) => formatMessage({ id })
  const days = callDays(now)
  const nameOf = (one: number) => (one === now.date ? translate('callBack.today') : weekdayDayMonth(one))
  return (
    <div id={slotsId} className={styles.slots}>
      <SelectField
        label={translate('callBack.day')}
        value={day ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ day: value === '' ? undefined : Number(value) })}
      >
        <option value="">{translate('callBack.day.choose')}</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <Choices
        name={HOUR}
        label={translate('callBack.hour')}
        note={
          timeZone === TIME_ZONE ? (
            translate('callBack.zone')
          ) : (
            <FormattedMessage id="callBack.zone.far" values={{ city: <bdi key="city">{cityOf(timeZone)}</bdi> }} />
          )
        }
        values={CALL_HOURS}
        value={hour}
        face={two}
        spoken={(one) => `${two(one)}:00–${two(one)}:50`}
        isFree={(one) => day === undefined || isHourFree(day, one, now)}
        onValue={(one) => onChange({ hour: one })}
      />
      <Choices
        name={MINUTE}
        label={translate('callBack.minute')}
        values={CALL_MINUTES}
        value={minute}
        face={(one) => (hour === undefined ? `:${two(one)}` : slotTime(hour, one))}
        isFree={(one) => day === undefined || hour === undefined || isSlotFree(day, slotTime(hour, one), now)}
        onValue={(one) => onChange({ minute: one })}
      />
    </div>
  )
}

type ChoicesProps = {
  name: string
  label: string
  note?: ReactNode
  values: readonly number[]
  value: number | undefined
  face: (value: number) => string
  spoken?: (value: number) => string
  isFree: (value: number) => boolean
  onValue: (value: number) => void
}

/** Radio buttons that look like chips. */
function Choices({ name, label, note, values, value, face, spoken, isFree, onValue }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </legend>
      <div className={styles.row}>
        {values.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className="sr"
              aria-label={spoken?.(one)}
              checked={value === one && isFree(one)}
              disabled={!isFree(one)}
              onChange={() => onValue(one)}
            />
            <span className={`${styles.face} ltr`}>{face(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
