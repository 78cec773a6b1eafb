import type { ValidationError } from './runtime.ts'

/** Machine-readable reason of a field error: the contract's `FieldErrorCode`. */
export type FieldCode =
  | 'required'
  | 'unknown'
  | 'type'
  | 'choice'
  | 'format'
  | 'length'
  | 'range'
  | 'count'
  | 'duplicate'
  | 'order'
  | 'rule'

/** The code of each keyword of JSON Schema. */
const CODES: Readonly<Record<string, FieldCode>> = {
  required: 'required',
  dependentRequired: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  'false schema': 'unknown',
  type: 'type',
  enum: 'choice',
  const: 'choice',
  pattern: 'format',
  format: 'format',
  multipleOf: 'format',
  maxLength: 'length',
  minLength: 'length',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  exclusiveMaximum: 'range',
  'x-sum': 'range',
  minItems: 'count',
  maxItems: 'count',
  minProperties: 'count',
  maxProperties: 'count',
  uniqueItems: 'duplicate',
  'x-after': 'order',
  'x-at-least': 'order',
}

/** The code of an Ajv error. */
export const codeOf = ({ keyword, propertyName }: ValidationError): FieldCode =>
  propertyName === undefined ? (CODES[keyword] ?? 'rule') : 'unknown'

/** A readable description of what is expected, or undefined to use Ajv's own message. */
export function wordsOf({ keyword, params }: ValidationError): string | undefined {
  const limit = Number(params.limit)
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().map(typeWords).join(' or ')}`
    case 'format':
      return FORMATS[String(params.format)] ?? `must be a valid ${String(params.format)}`
    case 'pattern':
      return patternWords(String(params.pattern))
    case 'multipleOf':
      return params.multipleOf === 0.01
        ? 'must have at most two decimals'
        : `must be a multiple of ${String(params.multipleOf)}`
    case 'maxLength':
      return `must have at most ${counted(limit, 'character')}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`
    case 'maxItems':
      return `must have at most ${counted(limit, 'entry')}`
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'entry')}`
    case 'minimum':
      return `must be ${limit} or more`
    case 'maximum':
      return `must be ${limit} or less`
    case 'uniqueItems':
      return 'must not contain duplicates'
    default:
      return undefined
  }
}

/** A number with a noun in singular or plural: `1 entry`, `2 entries`. */
function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`
  return `${count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}
const typeWords = (type: unknown) => TYPES[String(type)] ?? String(type)

const FORMATS: Readonly<Record<string, string>> = {
  'date-int': 'must be an existing date as a number: YYYYMMDD',
  'local-minute': 'must be an existing date and time: YYYY-MM-DD HH:MM',
  'card-number': 'must be a card number with a valid check digit',
  line: 'must be visible text on one line, without control characters',
  lines: 'must be visible text, without control characters',
  email: 'must be an e-mail address',
  uri: 'must be a URL with a scheme, such as https://example.com',
  'uri-reference': 'must be a URL',
  'date-time': 'must be a date and time with an offset: 2027-05-21T14:00:00Z',
  date: 'must be an existing date: YYYY-MM-DD',
}

/** Descriptions of patterns that cannot be described by a number and kinds of characters (`CLASS`). */
const PATTERNS: Readonly<Record<string, string>> = {
  '^(0[1-9]|1[0-2])/20[0-9]{2}$': 'must be a month and a year: MM/YYYY',
  '^[a-z]{2}-[A-Z]{2}$': 'must be a language and a country: tr-TR',
  '^[A-Z]{2}[0-9A-Z]{13,32}$': 'must be an IBAN without spaces',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'must be a time of day: HH:MM',
  '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$': 'must be a time of day up to 24:00: HH:MM',
  '^(payment|cancellation)-[A-Za-z0-9_-]{20,64}$': 'must be the id of a case',
  '^([0-9]{3}-[0-9]{3}-[0-9]{4}|\\+[1-9][0-9]{6,14})$':
    'must be a phone number: NNN-NNN-NNNN, or with its country: + and 7 to 15 digits',
  '^[0-2][0-9]:[0-5][0-9]$': 'must be a time of day: HH:MM',
  '^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]$': 'must be a date and time: YYYY-MM-DDTHH:MM',
  '^20[0-9]{2}-[0-9]{2}-[0-9]{2} (0[89]|1[0-8]):[0-5]0$':
    'must be a date and time between 08:00 and 18:50, in steps of ten minutes: YYYY-MM-DD HH:MM',
  '^[0-9]{3}-[0-9]{3}-[0-9]{4}$': 'must be a phone number of ten digits: 555-555-5555',
  '^[0-9][0-9-]{4,18}$': 'must be a phone number of 5 to 19 digits and hyphens',
  '^[+]?[0-9][0-9 -]{4,20}$': 'must be a phone number of digits, spaces and hyphens',
  '^[1-9][0-9]{0,3}$': 'must be a country calling code: 90',
  '^[A-Z0-9]{2,3} ?[0-9]{1,4}[A-Z]?$': 'must be a flight number: TK 2410',
  '^location-[A-Za-z0-9]{1,40}$': 'must be location- followed by the id of a place',
  '^/[A-Za-z0-9/?=&_-]{0,200}$': 'must be a path of this site: /hotels',
  '^/[A-Za-z0-9][A-Za-z0-9/_-]*$': 'must be a path of this site without parameters: /hotels',
  '^[A-Za-z0-9_+/-]+$': 'must be a name of letters, digits and _ + / -: Europe/Istanbul',
  '^https?://[a-z0-9.:-]{1,255}$': 'must be an origin: https://example.com',
  '^https?://': 'must begin with https:// or http://',
  '^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)':
    'must begin with https://, http://, mailto: or tel:',
  '^"[0-9]{1,10}"$': 'must be the ETag of the booking: "3"',
}

/** A pattern of one character class with a count, such as `^[a-z0-9]{1,40}$`. */
const CLASS = /^\^\[([^\]]+)\]\{(\d+)(?:,(\d+))?\}\$$/

/** Parts of a character class. `A-Za-z` comes first, because the parts after it are contained in it. */
const KINDS: readonly (readonly [part: string, words: string])[] = [
  ['A-Za-z', 'letters'],
  ['A-Z', 'upper-case letters'],
  ['a-z', 'lower-case letters'],
  ['0-9', 'digits'],
  ['a-f', 'a to f'],
  ['-', 'hyphens'],
  ['_', 'underscores'],
  ['.', 'dots'],
  [' ', 'spaces'],
  ['/', 'slashes'],
]

/** A readable description of a pattern. */
export function patternWords(pattern: string): string {
  const description = PATTERNS[pattern]
  if (description !== undefined) return description
  const [, characters, minimum, maximum] = CLASS.exec(pattern) ?? []
  const kinds = characters === undefined ? undefined : kindsOf(characters)
  if (kinds === undefined) return 'must have the format described in the contract'
  const count = maximum === undefined || maximum === minimum ? minimum : `${minimum} to ${maximum}`
  return `must be ${count} ${kinds}`
}

/** The kinds of characters in a character class, in words; undefined if it has characters without a description. */
function kindsOf(characters: string): string | undefined {
  let undescribed = characters
  const phrases = KINDS.flatMap(([part, words]) => {
    if (!undescribed.includes(part)) return []
    undescribed = undescribed.replace(part, '')
    return [words]
  })
  if (undescribed !== '') return undefined
  return phrases.length < 2 ? phrases[0] : `${phrases.slice(0, -1).join(', ')} or ${phrases.at(-1)}`
}
