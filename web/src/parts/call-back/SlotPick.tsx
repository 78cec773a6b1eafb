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

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Choice of day, hour and minute; past slots are struck through and disabled. */
export function SlotPick({ draft: { day, hour, minute }, now, timeZone, onChange }: SlotPickProps) {
  const { formatMessage } = useIntl()
  const { weekdayDayMonth } = useFormats()
  const translate = (id: string) => formatMessage({ id })
  const days = callDays(now)
  const nameOf = (option: number) => (option === now.date ? translate('callBack.today') : weekdayDayMonth(option))
  return (
    <div id={slotsId} className={styles.slots}>
      <SelectField
        label={translate('callBack.day')}
        value={day ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ day: value === '' ? undefined : Number(value) })}
      >
        <option value="">{translate('callBack.day.choose')}</option>
        {days.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
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
        textOf={twoDigits}
        labelOf={(option) => `${twoDigits(option)}:00–${twoDigits(option)}:50`}
        isFree={(option) => day === undefined || isHourFree(day, option, now)}
        onValue={(option) => onChange({ hour: option })}
      />
      <Choices
        name={MINUTE}
        label={translate('callBack.minute')}
        values={CALL_MINUTES}
        value={minute}
        textOf={(option) => (hour === undefined ? `:${twoDigits(option)}` : slotTime(hour, option))}
        isFree={(option) => day === undefined || hour === undefined || isSlotFree(day, slotTime(hour, option), now)}
        onValue={(option) => onChange({ minute: option })}
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
  textOf: (value: number) => string
  labelOf?: (value: number) => string
  isFree: (value: number) => boolean
  onValue: (value: number) => void
}

/** Radio buttons that look like chips. */
function Choices({ name, label, note, values, value, textOf, labelOf, isFree, onValue }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </legend>
      <div className={styles.row}>
        {values.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className="sr"
              aria-label={labelOf?.(option)}
              checked={value === option && isFree(option)}
              disabled={!isFree(option)}
              onChange={() => onValue(option)}
            />
            <span className={`${styles.face} ltr`}>{textOf(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
