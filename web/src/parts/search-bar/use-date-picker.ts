import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useToday } from '../../api/use-site.ts'
import { parseTyped } from '../../domain/dates/read-date.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { weekStartOf } from './stay/week-start.ts'

/** The props that the calendars of all search forms share: language, first day and labels. */
export function useDatePicker() {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id })
  const locale = useLocale()
  const today = useToday()
  return {
    today,
    min: today,
    read: parseTyped,
    locale: LOCALES[locale].intl,
    weekStart: weekStartOf(locale),
    labels: {
      to: '',
      comma: say('list.comma'),
      format: say('search.date.format'),
      invalid: say('stay.date.invalid'),
      previous: say('search.month.previous'),
      next: say('search.month.next'),
      clear: say('search.dates.clear'),
      done: say('done'),
    },
  }
}
