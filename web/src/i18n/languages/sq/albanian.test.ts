import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { expect, test } from 'vitest'
import { COUNTRIES } from '../../../domain/people/countries.ts'
import { numberTags } from '../../../domain/money/number-tags.ts'
import { LOCALE_NAMES, LOCALES } from '../../locales.ts'
import { teachAlbanian } from './albanian.ts'

const { intl: tag } = LOCALES.sq

/** What a browser without Albanian has after its lesson; Node knows all of it by itself. */
const taught = Object.create(Intl) as typeof Intl
teachAlbanian(taught)

const DAYS = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day))

const WRITTEN: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...(['long', 'short'] as const).map((month) => ({ month })),
  ...(['long', 'short', 'narrow'] as const).map((weekday) => ({ weekday })),
]

test.each(WRITTEN)('formats every day of a year as CLDR does: %o (decision 31.6)', (options) => {
  const how = { ...options, timeZone: 'UTC' }
  const known = new Intl.DateTimeFormat(tag, how)
  const said = new taught.DateTimeFormat(tag, how)
  expect(DAYS.map((day) => said.format(day))).toEqual(DAYS.map((day) => known.format(day)))
})

test.each([
  ['region', COUNTRIES.map(({ iso }) => iso)],
  ['currency', Object.keys(CURRENCIES).map((code) => code.toUpperCase())],
  ['language', LOCALE_NAMES],
] as const)('every %s has its name in CLDR', (type, codes) => {
  const known = new Intl.DisplayNames(tag, { type })
  const said = new taught.DisplayNames([tag], { type })
  expect(codes.map((code) => said.of(code))).toEqual(codes.map((code) => known.of(code)))
  expect(codes.length).toBeGreaterThan(10)
})

test('lists end in "dhe"', () => {
  const known = new Intl.ListFormat(tag)
  const said = new taught.ListFormat(tag)
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) expect(said.format(items)).toBe(known.format(items))
})

test('formatters of other languages are unchanged', () => {
  const options = { month: 'long', timeZone: 'UTC' } as const
  expect(new taught.DateTimeFormat('tr', options)).toBeInstanceOf(Intl.DateTimeFormat)
  expect(new taught.DateTimeFormat('tr', options).format(0)).toBe('Ocak')
})

test('numbers of Albanian and of Bulgarian, which stand in for them, are the same', () => {
  const [, standIn] = numberTags(tag)
  for (const value of [0, 1.5, 1240, 24850.5, 1234567.25])
    expect(new Intl.NumberFormat(standIn).format(value)).toBe(new Intl.NumberFormat(tag).format(value))
})
