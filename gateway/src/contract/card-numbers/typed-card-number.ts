import { passesLuhn } from '../../translate/luhn.ts'
import { withPlainDigits, NUMERAL } from './plain-digits.ts'
import { withoutOtherNumbers } from './other-numbers.ts'

/** A group of digits, and the text between it and the previous group. */
interface Group {
  digits: string
  before: string
}

/** Minimum and maximum length of a card number (ISO 7812). */
const MIN_DIGITS = 13
const MAX_DIGITS = 19

/** Maximum length of a telephone number (ITU E.164). */
const MAX_PHONE_DIGITS = 15

/** Maximum length of the text between two groups of one number, in characters. */
const LONGEST_GAP = 40

/**
 * Whether a text contains a card number (E12): 13 to 19 digits of any script, contiguous or grouped, with an issued
 * prefix and a valid Luhn check digit. Dates, times, UUIDs, IBANs and telephone numbers do not count. E12 lists what is
 * not detected, and why.
 */
export function hasTypedCardNumber(text: string): boolean {
  if ((text.match(NUMERAL) ?? []).length < MIN_DIGITS) return false
  const groups = groupsOf(withoutOtherNumbers(withPlainDigits(text)))
  return (
    groups.some(({ digits }) => isNumberWithSuffix(digits)) ||
    runsOf(groups).some(isCardRun) ||
    hasGroupedNumber(groups)
  )
}

function groupsOf(text: string): Group[] {
  const parts = text.split(/(\d+)/)
  return parts.flatMap((digits, at) => (at % 2 === 1 ? [{ digits, before: parts[at - 1] ?? '' }] : []))
}

/**
 * Joins groups that are at most three characters apart, without a letter, comma, semicolon or plus sign between them.
 */
function runsOf(groups: readonly Group[]): Group[][] {
  const runs: Group[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    if (run !== undefined && /^[^\p{L}\p{N}+,;]{0,3}$/u.test(group.before)) run.push(group)
    else runs.push([group])
  }
  return runs
}

/** Whether the groups of a run are together a card number. */
function isCardRun(run: readonly Group[]): boolean {
  const [first] = run
  return first !== undefined && isCardFrom(first, run.map((group) => group.digits).join(''))
}

/** Whether a group is a card number, alone or together with the groups after it, across gaps that `isGap` allows. */
function hasGroupedNumber(groups: readonly Group[]): boolean {
  return groups.some((first, from) => isCardFrom(first, first.digits) || startsGroupedNumber(first, from, groups))
}

/**
 * Whether the groups from an index on form a card number. Groups are as long as the first, and the last may be shorter.
 * After a first group of four digits, as on most cards, sizes vary more.
 */
function startsGroupedNumber(first: Group, from: number, groups: readonly Group[]): boolean {
  const size = first.digits.length
  if (size >= MIN_DIGITS) return false
  let { digits } = first
  for (let at = from + 1; digits.length < MAX_DIGITS; at++) {
    const group = groups[at]
    if (group === undefined || !isGap(group.before, groups[from + 1]?.before ?? '', size)) return false
    const count = at - from + 1
    // A security code may follow the last group without a gap.
    const withoutSuffix = group.digits.slice(0, size)
    if (
      isPlausibleSize(size, withoutSuffix.length, count) &&
      withoutSuffix !== group.digits &&
      isCardFrom(first, digits + withoutSuffix)
    )
      return true
    if (!isPlausibleSize(size, group.digits.length, count)) return false
    digits += group.digits
    if (isCardFrom(first, digits)) return true
    // A shorter group can only be the last one.
    if (size !== 4 && group.digits.length !== size) return false
  }
  return false
}

/**
 * Whether a group size is plausible: after a first group of four digits, up to four more groups of two to six;
 * otherwise none longer than the first.
 */
const isPlausibleSize = (firstSize: number, size: number, count: number) =>
  firstSize === 4 ? size >= 2 && size <= 6 && count <= 5 : size <= firstSize

/**
 * Whether a gap may separate groups of one number. Signs always may. Words may between groups of up to four digits, if
 * every gap has the same words; a single letter may between groups of three or four digits.
 */
function isGap(gap: string, firstGap: string, firstSize: number): boolean {
  if (gap.length > LONGEST_GAP) return false
  const letters = gap.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters === 0) return true
  const isRepeated = gap.trim().toLowerCase() === firstGap.trim().toLowerCase()
  return firstSize <= 4 && ((letters === 1 && firstSize > 2) || isRepeated)
}

/** Digits that people type after a card number: a security code, or an expiry date with or without one. */
const AFTER_NUMBER = /^(?:\d{3,4}|(?:0[1-9]|1[0-2])(?:(?:20)?\d{2}(?:\d{3,4})?)?)$/

/**
 * Prefixes that card schemes use. `ISSUED_NUMBER` allows more. `isNumberWithSuffix` tries two lengths, so with those
 * prefixes too many harmless numbers would match by chance.
 */
const COMMON_PREFIX = /^(?:4|5[0-8]|2(?:2[2-9]|[3-6]|7[0-2])|3[0-9]|6[02-5]|9792)/

/** Whether contiguous digits are a card number followed by its security code or expiry date. */
function isNumberWithSuffix(digits: string): boolean {
  if (!COMMON_PREFIX.test(digits)) return false
  // American Express has 15 digits, nearly all other cards have 16.
  return [15, 16].some((length) => AFTER_NUMBER.test(digits.slice(length)) && isCard(digits.slice(0, length)))
}

/** Lengths and prefixes that card schemes issue: usually 16 digits, other lengths only for some prefixes. */
const ISSUED_NUMBER =
  /^(?:(?:2[2-7]|[3-9]\d)\d{14}|3[0689]\d{12}|3[47]\d{13}|4(?:\d{12}|\d{18})|(?:5[06-8]|6\d)(?:\d{11,13}|\d{15,17}))$/

/**
 * Whether digits that begin with a group are a card number. A plus sign before it marks a telephone number, unless
 * there are too many digits for one.
 */
function isCardFrom(first: Group, digits: string): boolean {
  const isPhone = first.before.endsWith('+') && digits.length <= MAX_PHONE_DIGITS
  return !isPhone && isCard(digits)
}

function isCard(digits: string): boolean {
  return ISSUED_NUMBER.test(digits) && passesLuhn(digits)
}
