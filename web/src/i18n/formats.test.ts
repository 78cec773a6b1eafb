import { expect, test, vi } from 'vitest'
import { formatsOf } from './formats.ts'

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

test.each([
  ['tr', '9,0', '52,90', '1.240'],
  ['locale', '9.0', '52.90', '1,240'],
] as const)('a score has one decimal and a rate two, a count none (%s)', (mode, score, rate, count) => {
  const formats = formatsOf('en', mode)
  expect([formats.score(9), formats.rate(52.9), formats.number(1240)]).toEqual([score, rate, count])
})

test('instants are shown in the time of Istanbul, with Latin digits in every language', () => {
  const { time, instantDate } = formatsOf('ar')
  expect(time('2027-05-01T21:30:00Z')).toBe('00:30')
  expect(instantDate('2027-05-01T21:30:00Z')).toBe('02.05.2027')
})

test('a formatter is made when it is first needed, once', async () => {
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
