import * as fc from 'fast-check'
import { NOON } from '../contract/test-system.ts'
import type { Schema } from './schema.ts'

const LETTERS = [...'abcxyzABCXYZğüşıöçİéßñДжλ中日한עאابجद😀👨🏽']
const OTHERS = [...LETTERS, ...'0123456789', ...' .,;:!?-_/()&@#%+*=<>"\'\\`~|^$[]{}', '\u0301', '\u200d', '\u00a0']

/** Any expiry in the future; the contract only specifies its format. */
const MONTHS = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2028, max: 2099 }))

const DAY = 86_400_000

/** Dates as YYYYMMDD, up to a number of days after an instant (epoch milliseconds). */
export const dates = (from: number, days: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: days }).map((after) => dateAfter(from, after))

/** The date a number of days after an instant (epoch milliseconds), as YYYYMMDD. */
export const dateAfter = (from: number, days: number): number =>
  Number(new Date(from + days * DAY).toISOString().slice(0, 10).replaceAll('-', ''))

/** Texts that a schema accepts, generated independently of the gateway's validators. */
export function texts(schema: Schema): fc.Arbitrary<string> {
  const format = schema.format === undefined ? undefined : FORMATS[schema.format]
  if (format !== undefined) return format.filter((text) => [...text].length <= (schema.maxLength ?? Infinity))
  if (schema.pattern !== undefined) return patterned(schema)
  return words(schema)
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc
    .tuple(fc.stringMatching(/^[a-z0-9][a-z0-9+]{0,12}(\.[a-z0-9]{1,5})?$/), fc.stringMatching(/^[a-z]{1,12}$/))
    .map(([local, domain]) => `${local}@${domain}.example`),
  uri: fc.stringMatching(/^https:\/\/[a-z]{1,9}\.example\/[a-z0-9?&=%-]{0,9}$/).map((it) => it.replaceAll('%', '%20')),
  'uri-reference': fc.stringMatching(/^\/[a-z0-9/-]{0,20}$/),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-12-31') })
    .map((it) => it.toISOString()),
  'local-minute': fc
    .tuple(dates(NOON + DAY, 300), fc.integer({ min: 8, max: 18 }), fc.integer({ min: 0, max: 5 }))
    .map(([date, hour, ten]) => `${String(date).replace(/(....)(..)(..)/, '$1-$2-$3')} ${two(hour)}:${ten}0`),
  'card-number': fc.stringMatching(/^4[0-9]{11,17}$/).map((digits) => digits + checkDigit(digits)),
}

const two = (number: number) => String(number).padStart(2, '0')

function patterned({ pattern = '', minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  if (pattern === '^(0[1-9]|1[0-2])/20[0-9]{2}$') return MONTHS.map(([month, year]) => `${two(month)}/${year}`)
  return matching(pattern).filter((it) => it.length >= minLength && it.length <= maxLength)
}

const known = new Map<string, fc.Arbitrary<string>>()

/**
 * Texts that match a pattern. They are prepared once per pattern, which takes milliseconds; schemas repeat patterns.
 */
function matching(pattern: string): fc.Arbitrary<string> {
  const made = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  known.set(pattern, made)
  return made
}

/**
 * Text that people type, with letters of every script, decomposed letters and emoji; the first character is visible.
 */
function words({ minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const rest = fc.array(fc.constantFrom(...OTHERS), {
    minLength: Math.max(0, minLength - 1),
    maxLength: Math.max(0, Math.min(maxLength, Math.max(minLength, 24)) - 1),
  })
  const some = fc.tuple(fc.constantFrom(...LETTERS), rest).map(([first, others]) => first + others.join(''))
  return minLength === 0 ? fc.oneof({ weight: 9, arbitrary: some }, fc.constant('')) : some
}

/** The check digit of a card number. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const weighted = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return (10 - (sum % 10)) % 10
}
