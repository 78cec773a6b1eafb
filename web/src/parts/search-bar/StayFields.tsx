import { useIntl } from 'react-intl'
import { useToday } from '../../api/use-site.ts'
import { nightsBetween } from '../../domain/civil-date.ts'
import type { StayDraft } from '../../domain/stay.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useFormats, useLocale } from '../../i18n/use-locale.ts'
import { DatePicker } from '../../ui/DatePicker.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { WEEK_START } from './week-start.ts'

type StayFieldsProps = {
  /** Of the two buttons. */
  ids: { checkIn: string; checkOut: string }
  stay: StayDraft
  onStay: (stay: StayDraft) => void
  /** What is wrong with a date, in words; shown in place of the date. */
  errors: { checkIn: string | undefined; checkOut: string | undefined }
}

/** Check-in and check-out: two fields that open one calendar. */
export function StayFields({ ids, stay, onStay, errors }: StayFieldsProps) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id })
  const { weekdayDayMonth } = useFormats()
  const locale = useLocale()
  const today = useToday()
  const { checkIn, checkOut } = stay
  const whole = checkIn !== undefined && checkOut !== undefined
  const nights = whole ? formatMessage({ id: 'stay.nights' }, { count: nightsBetween(checkIn, checkOut) }) : ''
  const shown = (date: number | undefined) => (date === undefined ? say('search.date.none') : weekdayDayMonth(date))
  return (
    <Popover
      label={say('search.dates')}
      close={say('close')}
      width="content"
      trigger={(trigger) => (
        <>
          <SearchField
            {...trigger}
            id={ids.checkIn}
            icon="calendar"
            label={say('search.checkIn')}
            value={shown(checkIn)}
            missing={errors.checkIn}
            hint={nights}
          />
          <SearchField
            {...trigger}
            id={ids.checkOut}
            icon="calendar"
            label={say('search.checkOut')}
            value={shown(checkOut)}
            missing={errors.checkOut}
            hint={nights}
          />
        </>
      )}
    >
      {(close) => (
        <DatePicker
          value={{ from: checkIn ?? null, to: checkOut ?? null }}
          onChange={({ from, to }) => onStay({ checkIn: from ?? undefined, checkOut: to ?? undefined })}
          onDone={close}
          today={today}
          min={today}
          locale={LOCALES[locale].intl}
          weekStart={WEEK_START[locale]}
          labels={{
            from: say('search.checkIn'),
            to: say('search.checkOut'),
            format: say('search.date.format'),
            invalid: say('stay.date.invalid'),
            previous: say('search.month.previous'),
            next: say('search.month.next'),
            clear: say('search.dates.clear'),
            done: say('done'),
          }}
          summary={nights}
        />
      )}
    </Popover>
  )
}
