import { useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { dateProblem } from '../../../domain/dates/check-stay.ts'
import { formatIso, type CivilDate } from '../../../domain/dates/civil-date.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { DatePicker } from '../../../ui/dates/DatePicker.tsx'
import { ButtonField } from '../../../ui/fields/ButtonField.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import { useDatePicker } from '../use-date-picker.ts'

/** The first day of a search, chosen in the site's calendar. The form sends the same value as with the native field. */
export function FirstDay({ initial }: { initial: CivilDate | undefined }) {
  const { formatMessage } = useIntl()
  const translate = (id: string) => formatMessage({ id })
  const { weekdayDate } = useFormats()
  const { labels, ...picker } = useDatePicker()
  const [day, setDay] = useState(initial)
  const label = translate('offers.find.from')
  const shown = day === undefined ? translate('search.date.none') : weekdayDate(day)
  const check = ({ from }: { from: CivilDate | null }) => {
    const wrong = from === null ? undefined : dateProblem(from, picker.today)
    return { from: wrong && formatMessage({ id: wrong.problem }, wrong.values) }
  }
  const field = (trigger: PopoverTrigger) => (
    <ButtonField {...trigger} label={label} aria-label={`${label}${translate('list.comma')}${shown}`}>
      {shown}
    </ButtonField>
  )
  return (
    <div>
      <input type="hidden" name="from" value={day === undefined ? '' : formatIso(day)} />
      <Popover label={label} close={translate('close')} width="content" trigger={field}>
        {(close) => (
          <DatePicker
            {...picker}
            single
            value={{ from: day ?? null, to: null }}
            onChange={({ from }) => setDay(from ?? undefined)}
            onDone={close}
            check={check}
            labels={{ ...labels, from: label }}
            summary=""
          />
        )}
      </Popover>
    </div>
  )
}
