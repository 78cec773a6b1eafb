import { dateParts, formatLong, formatShort, todayIn, type CivilDate } from '../domain/dates/civil-date.ts'
import { format, type MoneyParts } from '../domain/money/money-format.ts'
import { numberTags } from '../domain/money/number-tags.ts'
import { asCurrency } from '../domain/money/money.ts'
import { LOCALES, type Locale } from './locales.ts'
import { TIME_ZONE } from './time-zone.ts'

/** `tr`: Turkish grouping and DD.MM.YYYY in every language; `locale`: the visitor's own format (decision 31.1). */
export type NumberFormat = 'tr' | 'locale'

/** The formatters for dates, times and amounts. */
export type Formats = {
  /** "24.850,00" in parts; `value` is in major units, as in the contract. */
  money: (amount: { value: number; currency: string }) => MoneyParts
  /** The amount in its own currency; undefined if `money` shows that currency too (decision 19.10). */
  stated: (amount: { value: number; currency: string }) => string | undefined
  /** 21.11.2026 */
  dateLong: (date: CivilDate) => string
  /** 21.11, where the year is clear */
  dateShort: (date: CivilDate) => string
  /** 21 November */
  dayMonth: (date: CivilDate) => string
  /** Sat 21 Nov */
  weekdayDayMonth: (date: CivilDate) => string
  /** Sat 21 Nov 2026 */
  weekdayDate: (date: CivilDate) => string
  /** An instant (ISO 8601), in Türkiye (decision 30.2): 21.11.2026 */
  instantDate: (iso: string) => string
  /** An instant, in Türkiye (decision 30.2): 14:05 */
  time: (iso: string) => string
  /** A whole or decimal number with the site's digit grouping. */
  number: (value: number) => string
  /** A score with one decimal at least: "9,0", not "9". */
  score: (value: number) => string
  /** An exchange rate with two decimals at least: "52,90". */
  rate: (value: number) => string
}

const cache = new Map<string, Formats>()

/**
 * The formatters of a language and a number mode, cached: creating `Intl` formatters takes longer than rendering the
 * rest of a list.
 */
export function formatsOf(locale: Locale, mode: NumberFormat = 'tr'): Formats {
  const key = `${locale} ${mode}`
  const formats = cache.get(key) ?? createFormats(locale, mode)
  cache.set(key, formats)
  return formats
}

/** Makes a formatter when it is first needed, because making one takes milliseconds on a slow phone. */
function onDemand<T>(make: () => (value: T) => string): (value: T) => string {
  let formatter: ((value: T) => string) | undefined
  return (value) => (formatter ??= make())(value)
}

function createFormats(locale: Locale, mode: NumberFormat): Formats {
  const tag = LOCALES[locale].intl
  const numbers = mode === 'tr' ? 'tr' : tag
  const civil = (options: Intl.DateTimeFormatOptions) =>
    onDemand(() => {
      const formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
      // Arabic dates have a direction mark before each slash. Pages isolate dates, and inside that the mark breaks the
      // order.
      return (date: CivilDate) => formatter.format(utc(date)).replaceAll('\u200f', '')
    })
  const dayMonth = civil({ day: 'numeric', month: 'long' })
  // Some ICU versions write a comma after the weekday. It is removed, because browsers must not differ (decision 31.4).
  const weekday = (options: Intl.DateTimeFormatOptions) => {
    const formatDay = civil({ weekday: 'short', day: 'numeric', month: 'short', ...options })
    return (date: CivilDate) => formatDay(date).replace(/^(\p{L}+),/u, '$1')
  }
  const dateLong = mode === 'tr' ? formatLong : civil({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const dateShort = mode === 'tr' ? formatShort : civil({ day: '2-digit', month: '2-digit' })
  const clock = onDemand(() => {
    const formatter = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE })
    return (instant: number) => formatter.format(instant)
  })
  const decimals = (least: number) =>
    onDemand(() => {
      const formatter = new Intl.NumberFormat(numberTags(numbers), {
        minimumFractionDigits: least,
        maximumFractionDigits: 4,
      })
      return (value: number) => formatter.format(value)
    })
  return {
    money: ({ value, currency }) => format(value, asCurrency(currency), numbers),
    stated: () => undefined,
    dateLong,
    dateShort,
    dayMonth,
    weekdayDayMonth: weekday({}),
    weekdayDate: weekday({ year: 'numeric' }),
    instantDate: (iso) => dateLong(todayIn(Date.parse(iso), TIME_ZONE)),
    time: (iso) => clock(Date.parse(iso)),
    number: decimals(0),
    score: decimals(1),
    rate: decimals(2),
  }
}

function utc(date: CivilDate): number {
  const { year, month, day } = dateParts(date)
  return Date.UTC(year, month - 1, day)
}
