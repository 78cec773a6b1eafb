import { useRef } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { CivilDate } from '../../../domain/dates/civil-date.ts'
import { dateProblem } from '../../../domain/dates/check-stay.ts'
import type { RideTime } from '../../../domain/transfers/transfer-search.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DatePicker } from '../../../ui/dates/DatePicker.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { useDatePicker } from '../use-date-picker.ts'
import styles from './RideField.module.css'
import { TimePick } from './TimePick.tsx'

type RideFieldProps = {
  id: string
  way: 'out' | 'back'
  /** Undefined when there is no return. */
  ride: RideTime | undefined
  onRide: (ride: RideTime | undefined) => void
  /** Called after the visitor has finished and the panel has closed. */
  onDone: (() => void) | undefined
  /** The first selectable day. */
  min: CivilDate
  /** Error message, shown in place of the day. */
  missing: string | undefined
}

/** Day and time of a ride in one field; for a return ride also the choice of none. */
export function RideField({ id, way, ride, onRide, onDone, min, missing }: RideFieldProps) {
  const { formatMessage } = useIntl()
  const translate = (message: string, values?: Record<string, string | number>) =>
    formatMessage({ id: message }, values)
  const { weekdayDayMonth } = useFormats()
  const { labels, ...picker } = useDatePicker()
  const { date, time } = ride ?? {}
  const label = translate(`ride.${way}`)
  const day = date === undefined ? '' : weekdayDayMonth(date)
  const isComplete = date !== undefined && time !== undefined
  const valueText = isComplete
    ? translate('ride.when', { day, time: `\u2066${time}\u2069` })
    : day || translate('search.date.none')
  // An error message takes the place of the day, which is then shown below it.
  const dayHint = missing === undefined ? translate('ride.local') : day || translate('ride.local')
  const hint = way === 'back' && !ride ? translate('ride.back.add') : dayHint
  const times = useRef<HTMLDivElement>(null)
  /** Closes the panel, unless a day was chosen without a time: then the time gets the focus. */
  const closeIfComplete = (close: () => void) => {
    if (date !== undefined && time === undefined) return times.current?.querySelector('select')?.focus()
    close()
    onDone?.()
  }
  const update = (change: Partial<RideTime>) => onRide({ ...ride, ...change })
  const field = (trigger: PopoverTrigger) => (
    <SearchField
      {...trigger}
      id={id}
      icon="calendar"
      label={label}
      value={way === 'back' && !ride ? translate('ride.oneWay') : valueText}
      hint={hint}
      missing={missing}
    />
  )
  const check = ({ from }: { from: number | null }) => {
    const wrong = from === null ? undefined : dateProblem(from, picker.today)
    if (wrong) return { from: translate(wrong.problem, wrong.values) }
    return { from: from !== null && from < min ? translate('ride.back.order') : undefined }
  }
  return (
    <Popover label={label} close={translate('close')} width="content" trigger={field}>
      {(close) => (
        <>
          <DatePicker
            {...picker}
            single
            value={{ from: date ?? null, to: null }}
            onChange={({ from }) => update({ date: from ?? undefined })}
            onDone={() => closeIfComplete(close)}
            min={min}
            check={check}
            labels={{ ...labels, from: translate('ride.day', { label }), clear: translate('ride.day.clear') }}
            summary={isComplete ? valueText : ''}
          >
            <div ref={times} className={styles.time}>
              <TimePick
                label={translate('ride.time', { label })}
                value={time}
                onValue={(next) => update({ time: next })}
              />
            </div>
          </DatePicker>
          {way === 'back' && ride ? (
            <Button
              kind="quiet"
              full
              onClick={() => {
                onRide(undefined)
                close()
              }}
            >
              {translate('ride.back.none')}
            </Button>
          ) : null}
        </>
      )}
    </Popover>
  )
}
