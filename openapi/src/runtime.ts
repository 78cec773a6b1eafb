/**
 * Runtime of the generated validators. The generator copies this file to `validators/runtime.js`, so it must not import
 * anything. Formats return the same verdicts as ajv-formats (full mode) without its match arrays, because dates and
 * string lengths dominate the cost of validating a large response.
 */

export interface ValidationError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
  propertyName?: string
}

/** Returns whether `data` matches the schema. `errors` are those of the last call. */
export interface Validate<T = unknown> {
  (data: unknown): data is T
  errors?: ValidationError[] | null
}

/** Number of characters (code points) of a text; a lone surrogate counts as one. */
export function ucs2length(text: string): number {
  let length = text.length
  for (let i = 0; i < text.length - 1; i++) {
    const isPair = (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00
    if (isPair) {
      length--
      i++
    }
  }
  return length
}

/** Whether two JSON values are equal, ignoring key order. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a !== a && b !== b
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]))
  }
  const left = Object.entries(a)
  const right = new Map<string, unknown>(Object.entries(b))
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)))
}

const isDigit = (code: number) => code >= 48 && code <= 57

/** The two-digit number at an index, or NaN. */
function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index)
  const ones = text.charCodeAt(index + 1)
  return isDigit(tens) && isDigit(ones) ? (tens - 48) * 10 + ones - 48 : Number.NaN
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a date exists in the Gregorian calendar. */
function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = month === 2 && isLeap ? 29 : DAYS[month - 1]
  return year >= 0 && last !== undefined && day >= 1 && day <= last
}

function date(text: string): boolean {
  return text.length === 10 && dateAtStart(text)
}

function dateAtStart(text: string): boolean {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  return text[4] === '-' && text[7] === '-' && isDay(year, twoDigits(text, 5), twoDigits(text, 8))
}

function time(text: string): boolean {
  return timeFrom(text, 0)
}

function dateTime(text: string): boolean {
  const separator = text.charAt(10)
  return (separator === 'T' || separator === 't' || /^\s$/.test(separator)) && dateAtStart(text) && timeFrom(text, 11)
}

/**
 * Whether an RFC 3339 time with an offset runs from an index to the end. A leap second is valid only where UTC has one.
 */
function timeFrom(text: string, start: number): boolean {
  const hour = twoDigits(text, start)
  const minute = twoDigits(text, start + 3)
  const second = twoDigits(text, start + 6)
  if (text[start + 2] !== ':' || text[start + 5] !== ':' || Number.isNaN(hour + minute + second)) return false
  const end = afterFraction(text, start + 8)
  const offset = offsetFrom(text, end)
  if (offset === undefined) return false
  const exactSecond = second < 59 ? second : Number(text.slice(start + 6, end))
  if (hour <= 23 && minute <= 59 && exactSecond < 60) return true
  // Only a leap second is left: the last second of a day in UTC.
  const utcMinute = minute - offset.minute
  const utcHour = hour - offset.hour - (utcMinute < 0 ? 1 : 0)
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && exactSecond < 61
}

/** The index after the fraction of a second, or the same index if there is none. */
function afterFraction(text: string, index: number): number {
  if (text[index] !== '.' || !isDigit(text.charCodeAt(index + 1))) return index
  let end = index + 1
  while (isDigit(text.charCodeAt(end))) end++
  return end
}

const UTC = { hour: 0, minute: 0 }

/** The offset `Z`, `+03`, `+0300` or `+03:00` from an index to the end, or undefined. */
function offsetFrom(text: string, start: number): { hour: number; minute: number } | undefined {
  const sign = text[start]
  if (sign === 'Z' || sign === 'z') return text.length === start + 1 ? UTC : undefined
  if (sign !== '+' && sign !== '-') return undefined
  const hasNoMinutes = text.length === start + 3
  const minuteStart = text[start + 3] === ':' ? start + 4 : start + 3
  const hour = twoDigits(text, start + 1)
  const minute = hasNoMinutes ? 0 : twoDigits(text, minuteStart)
  const endsHere = hasNoMinutes || text.length === minuteStart + 2
  if (!endsHere || !(hour <= 23) || !(minute <= 59)) return undefined
  return sign === '-' ? { hour: -hour, minute: -minute } : { hour, minute }
}

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

const HEX8 = '[\\da-f]{8}'
const UUID = new RegExp(`^(?:urn:uuid:)?${HEX8}(?:-[\\da-f]{4}){3}-[\\da-f]{4}${HEX8}$`, 'i')

// The parts of a URI are named as in RFC 3986.
const PERCENT = '%[\\da-f]{2}'
const H16 = '[\\da-f]{1,4}'
const OCTET = '(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)'
const LS32 = `(?:${H16}:${H16}|${OCTET}(?:\\.${OCTET}){3})`
const IPV6 = [
  `(?:${H16}:){6}${LS32}`,
  `::(?:${H16}:){5}${LS32}`,
  `(?:${H16})?::(?:${H16}:){4}${LS32}`,
  `(?:(?:${H16}:){0,1}${H16})?::(?:${H16}:){3}${LS32}`,
  `(?:(?:${H16}:){0,2}${H16})?::(?:${H16}:){2}${LS32}`,
  `(?:(?:${H16}:){0,3}${H16})?::${H16}:${LS32}`,
  `(?:(?:${H16}:){0,4}${H16})?::${LS32}`,
  `(?:(?:${H16}:){0,5}${H16})?::${H16}`,
  `(?:(?:${H16}:){0,6}${H16})?::`,
].join('|')

/** RFC 3986. A reference may lack its scheme and may contain a quotation mark, as in ajv-formats. */
function uriPattern(isReference: boolean): RegExp {
  const quote = isReference ? '"' : ''
  const optional = isReference ? '?' : ''
  const plain = "\\w\\-.~!$&'()*+,;="
  const inPath = `(?:[${plain}${quote}:@]|${PERCENT})`
  const host = `(?:\\[(?:${IPV6}|v[\\da-f]+\\.[${plain}:]+)\\]|(?:[${plain}${quote}]|${PERCENT})*)`
  const authority = `/?/(?:(?:[${plain}:]|${PERCENT})*@)?${host}(?::\\d*)?(?:/${inPath}*)*`
  const rooted = `/(?:${inPath}+(?:/${inPath}*)*)?`
  const relative = `${inPath}+(?:/${inPath}*)*`
  const tail = `(?:[${plain}${quote}:@/?]|${PERCENT})*`
  const scheme = `(?:[a-z][a-z\\d+\\-.]*:)${optional}`
  return new RegExp(`^${scheme}(?:${authority}|${rooted}|${relative})${optional}(?:\\?${tail})?(?:#${tail})?$`, 'i')
}

const URI = uriPattern(false)

/**
 * A pattern that nearly all URIs match and that accepts nothing the full pattern refuses, because the first use of the
 * full one costs as much as loading forty modules.
 */
const PLAIN_URI = /^https?:\/\/[\w.-]*(?::\d*)?(?:\/[\w.~!$&'()*+,;=:@-]*)*$/
const URI_REFERENCE = uriPattern(true)

const JSON_POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/

/** YYYYMMDD as an integer. Dates that do not exist are refused (decision 30.1). */
function dateInt(value: number): boolean {
  return Number.isInteger(value) && isDay(Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100)
}

/** YYYY-MM-DD HH:MM without a time zone. Dates that do not exist are refused (decision 30.1). */
function localMinute(text: string): boolean {
  const isTime = text[10] === ' ' && text[13] === ':' && twoDigits(text, 11) <= 23 && twoDigits(text, 14) <= 59
  return text.length === 16 && isTime && dateAtStart(text)
}

const CARD_DIGITS = /^\d+$/

/** Digits with a Luhn check digit. */
function cardNumber(text: string): boolean {
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(text.length - 1 - i) - 48
    const weighted = i % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return CARD_DIGITS.test(text) && sum % 10 === 0
}

/** Control characters, lone surrogates, line separators and characters that change the text direction. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u
const NOT_IN_A_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** A visible character; spaces and invisible joiners do not count. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Typed text on one line (B9). Empty text is valid; `minLength` can refuse it. */
const line = (text: string) => text === '' || (VISIBLE.test(text) && !NOT_IN_A_LINE.test(text))

/** Typed text on several lines. */
const lines = (text: string) => text === '' || (VISIBLE.test(text) && !NOT_IN_A_TEXT.test(text))

const int32 = (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31

export type Format = true | ((text: string) => boolean) | { type: 'number'; validate: (value: number) => boolean }

/** All formats that a contract may use. Others fail the generation. `true` means that the format is not checked. */
export const formats: Readonly<Record<string, Format>> = {
  date,
  time,
  'date-time': dateTime,
  email: (text: string) => EMAIL.test(text),
  uuid: (text: string) => UUID.test(text),
  uri: (text: string) => PLAIN_URI.test(text) || URI.test(text),
  'uri-reference': (text: string) => URI_REFERENCE.test(text),
  'json-pointer': (text: string) => JSON_POINTER.test(text),
  'local-minute': localMinute,
  'card-number': cardNumber,
  line,
  lines,
  'date-int': { type: 'number', validate: dateInt },
  int32: { type: 'number', validate: int32 },
  int64: { type: 'number', validate: Number.isInteger },
  float: true,
  double: true,
}
