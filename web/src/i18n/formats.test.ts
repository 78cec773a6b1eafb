import { expect, test, vi } from 'vitest'
import { formatsOf } from './formats.ts'
import { LOCALE_NAMES } from './locales.ts'

test.each([
  ['en', 'tr', '₺24.850,00', '21.11.2026', '21.11', '21 November', 'Sat 21 Nov'],
  ['ar', 'tr', '₺24.850,00', '21.11.2026', '21.11', '21 نوفمبر', 'السبت، 21 نوفمبر'],
  ['ar', 'locale', '₺24,850.00', '21/11/2026', '21/11', '21 نوفمبر', 'السبت، 21 نوفمبر'],
  ['en', 'locale', '₺24,850.00', '21/11/2026', '21/11', '21 November', 'Sat 21 Nov'],
] as const)('%s, numberFormat %s (decisions 31.1 and 31.3)', (locale, mode, money, long, short, month, week) => {
  const formats = formatsOf(locale, mode)
  expect(formats.money({ value: 24850, currency: 'try' }).text).toBe(money)
  expect(formats.dateLong(20261121)).toBe(long)
  expect(formats.dateShort(20261121)).toBe(short)
  expect(formats.dayMonth(20261121)).toBe(month)
  expect(formats.weekdayDayMonth(20261121)).toBe(week)
})

// The money is as the signs of decision 31.2 want it, everything else as CLDR does. No space in a number may break.
const IN_LANGUAGES = [
  ['en', '-₺24,850.50', '1,234,567.25', '9.0', '05/09/2026', '05/09', '21 November', 'Sat 21 Nov'],
  ['ar', '-₺24,850.50', '1,234,567.25', '9.0', '05/09/2026', '05/09', '21 نوفمبر', 'السبت، 21 نوفمبر'],
  ['bg', '-₺24\u00A0850,50', '1\u00A0234\u00A0567,25', '9,0', '05.09.2026 г.', '05.09', '21 ноември', 'сб 21.11'],
  ['da', '-₺24.850,50', '1.234.567,25', '9,0', '05.09.2026', '05.09', '21. november', 'lør. 21. nov.'],
  ['de', '-₺24.850,50', '1.234.567,25', '9,0', '05.09.2026', '05.09.', '21. November', 'Sa., 21. Nov.'],
  ['el', '-₺24.850,50', '1.234.567,25', '9,0', '05/09/2026', '05/09', '21 Νοεμβρίου', 'Σάβ 21 Νοε'],
  ['es', '-₺24.850,50', '1.234.567,25', '9,0', '05/09/2026', '5/9', '21 de noviembre', 'sáb 21 nov'],
  ['fa', '-₺24,850.50', '1,234,567.25', '9.0', '2026/09/05', '09/05', '21 نوامبر', 'شنبه 21 نوامبر'],
  ['fr', '-₺24\u202F850,50', '1\u202F234\u202F567,25', '9,0', '05/09/2026', '05/09', '21 novembre', 'sam. 21 nov.'],
  ['he', '-₺24,850.50', '1,234,567.25', '9.0', '05.09.2026', '05.09', '21 בנובמבר', 'שבת 21 בנוב׳'],
  ['it', '-₺24.850,50', '1.234.567,25', '9,0', '05/09/2026', '05/09', '21 novembre', 'sab 21 nov'],
  ['pt', '-₺24\u00A0850,50', '1\u00A0234\u00A0567,25', '9,0', '05/09/2026', '05/09', '21 de novembro', 'sábado 21/11'],
  ['ro', '-₺24.850,50', '1.234.567,25', '9,0', '05.09.2026', '05.09', '21 noiembrie', 'sâm., 21 nov.'],
  ['ru', '-₺24\u00A0850,50', '1\u00A0234\u00A0567,25', '9,0', '05.09.2026', '05.09', '21 ноября', 'сб 21 нояб.'],
  ['sq', '-₺24\u00A0850,50', '1\u00A0234\u00A0567,25', '9,0', '05.09.2026', '5.9', '21 nëntor', 'sht 21 nën'],
  ['tr', '-₺24.850,50', '1.234.567,25', '9,0', '05.09.2026', '05/09', '21 Kasım', '21 Kas Cmt'],
  ['zh', '-₺24,850.50', '1,234,567.25', '9.0', '2026/09/05', '09/05', '11月21日', '11月21日周六'],
] as const

test('every language has its numbers, amounts and dates on a site with the format of the visitor', () => {
  expect(IN_LANGUAGES.map(([locale]) => locale).toSorted()).toEqual(LOCALE_NAMES.toSorted())
})

test.each(IN_LANGUAGES)(
  'in %s, numberFormat locale: %s, %s, %s and %s (decision 31.1)',
  (locale, money, number, score, long, short, month, week) => {
    const formats = formatsOf(locale, 'locale')
    expect(formats.money({ value: -24850.5, currency: 'try' }).text).toBe(money)
    expect([formats.number(1234567.25), formats.score(9)]).toEqual([number, score])
    expect([formats.dateLong(20260905), formats.dateShort(20260905)]).toEqual([long, short])
    expect([formats.dayMonth(20261121), formats.weekdayDayMonth(20261121)]).toEqual([month, week])
  },
)

test.each([
  ['en', 'Fri 11 Jun 2027'],
  ['ar', 'الجمعة، 11 يونيو 2027'],
  ['de', 'Fr., 11. Juni 2027'],
  ['bg', 'пт 11.06.2027 г.'],
  ['tr', '11 Haz 2027 Cum'],
  ['zh', '2027年6月11日周五'],
] as const)('in %s, a day that is bought has its year: %s (decision 31.3)', (locale, day) => {
  expect(formatsOf(locale).weekdayDate(20270611)).toBe(day)
})

test.each(LOCALE_NAMES)('in %s, numberFormat tr: numbers and dates are Turkish (decision 31.1)', (locale) => {
  const formats = formatsOf(locale, 'tr')
  expect(formats.money({ value: -24850.5, currency: 'eur' }).text).toBe('-€24.850,50')
  expect([formats.number(1234567.25), formats.score(9)]).toEqual(['1.234.567,25', '9,0'])
  expect([formats.dateLong(20260905), formats.dateShort(20260905)]).toEqual(['05.09.2026', '05.09'])
})

test.each([
  ['tr', '9,0', '52,90', '1.240'],
  ['locale', '9.0', '52.90', '1,240'],
] as const)('a score has one decimal and a rate two, a count none (%s)', (mode, score, rate, count) => {
  const formats = formatsOf('en', mode)
  expect([formats.score(9), formats.rate(52.9), formats.number(1240)]).toEqual([score, rate, count])
})

test('formats instants in Istanbul time, with Latin digits in every language', () => {
  const { time, instantDate } = formatsOf('ar')
  expect(time('2027-05-01T21:30:00Z')).toBe('00:30')
  expect(instantDate('2027-05-01T21:30:00Z')).toBe('02.05.2027')
})

test('creates each formatter once, when it is first needed', async () => {
  vi.resetModules()
  const fresh = await import('./formats.ts')
  const dates = vi.spyOn(Intl, 'DateTimeFormat')
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  try {
    const formats = fresh.formatsOf('de', 'locale')
    expect([dates.mock.calls.length, numbers.mock.calls.length]).toEqual([0, 0])
    formats.dayMonth(20261121)
    formats.dayMonth(20261122)
    formats.number(1)
    expect([dates.mock.calls.length, numbers.mock.calls.length]).toEqual([1, 1])
  } finally {
    dates.mockRestore()
    numbers.mockRestore()
  }
})
