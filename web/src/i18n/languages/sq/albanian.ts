import { CURRENCIES, LANGUAGES, MONTHS, REGIONS, WEEKDAYS } from './names.ts'

/** Albanian names by the type of `Intl.DisplayNames`. */
const NAMES: Partial<Record<string, ReadonlyMap<string, string>>> = {
  region: REGIONS,
  language: LANGUAGES,
  currency: CURRENCIES,
}

type Formatter = (...[options]: [options?: object]) => object

/** Wraps a constructor of `Intl`, so that it makes our formatter for Albanian. */
const withAlbanian = <T extends object>(constructor: T, make: Formatter): T =>
  new Proxy(constructor, {
    construct: (target, [tags, options]: [unknown, object?], self) =>
      /^sq\b/.test(String(tags))
        ? make(options)
        : (Reflect.construct(target as never, [tags, options], self) as object),
  })

/**
 * Teaches `Intl` the Albanian that the storefront asks it for: days, whose time zone is UTC, names of countries,
 * languages and currencies, and lists. Chromium has none of it and would answer in the browser's own language
 * (decision 31.6).
 */
export function teachAlbanian(intl: typeof Intl): void {
  const { DateTimeFormat, DisplayNames, ListFormat } = intl
  Object.assign(intl, {
    DateTimeFormat: withAlbanian(DateTimeFormat, (options) => days(new DateTimeFormat('en-GB', options), options)),
    DisplayNames: withAlbanian(DisplayNames, (options = {}) => {
      const { type } = options as Intl.DisplayNamesOptions
      const others = new DisplayNames('en', { type })
      return { of: (code: string) => NAMES[type]?.get(code) ?? others.of(code) }
    }),
    ListFormat: withAlbanian(ListFormat, () => ({ format: list })),
  })
}

/** Formats days. British days have the same order, so their words and separators are replaced by Albanian ones. */
function days(british: Intl.DateTimeFormat, { month, weekday }: Intl.DateTimeFormatOptions = {}) {
  const word = ({ type, value }: Intl.DateTimeFormatPart, day: Date): string => {
    if (type === 'weekday' && weekday) return WEEKDAYS[weekday][day.getUTCDay()] ?? value
    if (type === 'month' && (month === 'long' || month === 'short')) return MONTHS[month][day.getUTCMonth()] ?? value
    return value === '/' ? '.' : value
  }
  const format = (at: Date | number) =>
    british
      .formatToParts(at)
      .map((part, index, all) => (all[index - 1]?.type === 'weekday' ? ', ' : word(part, new Date(at))))
      .join('')
  return { format }
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} dhe ${items.at(-1) ?? ''}`
