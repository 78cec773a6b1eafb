import { useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import { dateProblem } from '../../../domain/dates/check-stay.ts'
import { formatIso, type CivilDate } from '../../../domain/dates/civil-date.ts'
import { parseTyped } from '../../../domain/dates/read-date.ts'
import { LOCALES } from '../../../i18n/locales.ts'
import { useFormats, useLocale } from '../../../i18n/use-locale.ts'
import { weekStartOf } from '../stay/week-start.ts'
import { DatePicker } from '../../../ui/dates/DatePicker.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import styles from './FirstDay.module.css'

/** The first day of a search, in the calendar of the site. The form sends what the native field sends. */
export function FirstDay({ initial }: { initial: CivilDate | undefined }) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id })
  const { weekdayDate } = useFormats()
  const locale = useLocale()
  const today = useToday()
  const [day, setDay] = useState(initial)
  const label = say('offers.find.from')
  const shown = day === undefined ? say('search.date.none') : weekdayDate(day)
  const check = ({ from }: { from: CivilDate | null }) => {
    const wrong = from === null ? undefined : dateProblem(from, today)
    return { from: wrong && formatMessage({ id: wrong.problem }, wrong.values) }
  }
  const field = (trigger: PopoverTrigger) => (
    <Field label={label}>
      {(wiring) => (
        <button
          type="button"
          {...trigger}
          {...wiring}
          className={styles.day}
          aria-label={`${label}${say('list.comma')}${shown}`}
        >
          {shown}
        </button>
      )}
    </Field>
  )
  return (
    <div>
      <input type="hidden" name="from" value={day === undefined ? '' : formatIso(day)} />
      <Popover label={label} close={say('close')} width="content" trigger={field}>
        {(close) => (
          <DatePicker
            single
            value={{ from: day ?? null, to: null }}
            onChange={({ from }) => setDay(from ?? undefined)}
            onDone={close}
            today={today}
            min={today}
            read={parseTyped}
            check={check}
            locale={LOCALES[locale].intl}
            weekStart={weekStartOf(locale)}
            labels={{
              from: label,
              to: '',
              format: say('search.date.format'),
              invalid: say('stay.date.invalid'),
              previous: say('search.month.previous'),
              next: say('search.month.next'),
              clear: say('search.dates.clear'),
              done: say('done'),
            }}
            summary=""
          />
        )}
      </Popover>
    </div>
  )
}
