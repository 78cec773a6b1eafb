import { formats } from '../runtime.ts'
import type { Choice, Form, Pair, Shape, Type } from './form.ts'

/** A shape in the form that the scanner uses: with direct references, bit masks and encoded texts. */
export interface Prepared {
  /** Which values are accepted, by type. */
  acceptsStrings: boolean
  acceptedNumbers: 'none' | 'whole' | 'all'
  acceptsBooleans: boolean
  acceptsNull: boolean
  acceptsObjects: boolean
  acceptsLists: boolean
  /** Shapes of which at least one must match. */
  branches: readonly Prepared[] | undefined
  /** The accepted texts of an enumeration, encoded. */
  choices: Choices | undefined
  /** The accepted values of an enumeration. */
  values: ReadonlySet<Choice> | undefined
  minLength: number
  maxLength: number
  /** Whether a text has requirements besides its length. */
  isTested: boolean
  /** For a simple pattern: how a text must begin, and which bytes may follow. */
  range: { prefix: Uint8Array; accepted: Uint8Array } | undefined
  /** Tests further requirements of a text. */
  testText: ((text: string) => boolean) | undefined
  minimum: number
  maximum: number
  /** Tests further requirements of a number. */
  testNumber: ((value: number) => boolean) | undefined
  /** Undefined accepts anything. */
  items: Prepared | undefined
  minItems: number
  maxItems: number
  /**
   * The first member of the last scanned object, as a guess for the next one. A wrong guess only costs time, because the
   * guess is compared with the bytes.
   */
  probablyFirst: Member | undefined
  /** Hash table of the properties by `slotOf` their name. Properties of one slot are linked by `next`. */
  slots: readonly (Member | undefined)[]
  /** Bit mask of the required properties. */
  requiredBits: number
  /** If the property of `bit` is present, all properties of `needs` must be present, too. */
  dependent: readonly { bit: number; needs: number }[]
  /** Comparisons between two numbers of an object. `isStrict`: equal numbers are out of order. */
  pairs: readonly { index: number; sibling: number; isStrict: boolean }[]
  /** Number of properties in `pairs`. */
  comparedCount: number
}

/** A property. */
export interface Member {
  name: string
  bytes: Uint8Array
  /** The name as it usually appears in a response: in quotes, followed by a colon. */
  token: Token
  /** The member that followed this one in the last scanned object, as a guess for the next one. */
  probablyNext: Member | undefined
  bit: number
  shape: Prepared
  /** Index of its number among the compared numbers; -1 if it is not compared. */
  comparedAs: number
  next: Member | undefined
}

/** Bytes to compare four at a time, as little-endian numbers. */
export interface Token {
  length: number
  first: number
  /**
   * The last four characters, which overlap others unless the length is a multiple of four. Short names need no more
   * than these.
   */
  last: number
  between: readonly number[]
}

/** Hash table of the texts of an enumeration by `slotOf` their bytes, so that few comparisons are needed. */
export interface Choices {
  slots: readonly (readonly Uint8Array[] | undefined)[]
  hasEmpty: boolean
}

const SLOTS = 64
/** Maximum number of properties, each of which has a bit. V8 stores numbers of up to 30 bits without a heap object. */
const MAX_MEMBERS = 30

/** Hash of a property's name, from its length, its first and its last byte. */
export const slotOf = (length: number, first: number, last: number): number =>
  (length * 7 + first * 3 + last) & (SLOTS - 1)

/** Prepares a form for scanning. Returns the shape of the whole response. */
export function prepare({ whole, shapes }: Form): Prepared {
  const allPrepared = shapes.map(blank)
  for (const [index, shape] of shapes.entries()) {
    const prepared = allPrepared[index]
    if (prepared !== undefined) connect(prepared, shape, (target) => allPrepared[target] ?? ANYTHING)
  }
  return allPrepared[whole] ?? ANYTHING
}

const encoder = new TextEncoder()

/** Prepares a shape without its references to other shapes. */
function blank(shape: Shape): Prepared {
  const { is, minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = shape
  const isScannable = shape.needsValidator !== true && shape.anyOf === undefined
  const accepts = (type: Type) => isScannable && (is === undefined || is.includes(type))
  const range = shape.pattern === undefined ? undefined : rangeOf(shape.pattern)
  const isRange = shape.format === undefined && range !== undefined
  const testText = textTestOf(shape)
  const choices = shape.enum?.filter((it) => typeof it === 'string').filter((it) => testText?.(it) ?? true)
  return {
    acceptsStrings: accepts('string'),
    acceptedNumbers: accepts('number') ? 'all' : accepts('integer') ? 'whole' : 'none',
    acceptsBooleans: accepts('boolean'),
    acceptsNull: accepts('null'),
    acceptsObjects: accepts('object') && shape.enum === undefined,
    acceptsLists: accepts('array') && shape.enum === undefined,
    branches: undefined,
    choices: choices && choicesOf(choices),
    values: shape.enum && new Set(shape.enum),
    minLength: Math.max(minLength, range?.least ?? 0),
    maxLength: Math.min(maxLength, range?.most ?? Infinity),
    isTested: choices !== undefined || shape.pattern !== undefined || shape.format !== undefined,
    range: isRange ? range : undefined,
    testText,
    minimum,
    maximum,
    testNumber: numberTestOf(shape),
    items: undefined,
    minItems: shape.minItems ?? 0,
    maxItems: shape.maxItems ?? Infinity,
    probablyFirst: undefined,
    slots: [],
    requiredBits: 0,
    dependent: [],
    pairs: [],
    comparedCount: 0,
  }
}

/** Fills in the shapes that a shape refers to, and its properties. */
function connect(prepared: Prepared, shape: Shape, preparedAt: (index: number) => Prepared): void {
  const { required = [], dependentRequired = {}, after = [], atLeast = [] } = shape
  prepared.items = shape.items === undefined ? undefined : preparedAt(shape.items)
  prepared.branches = shape.anyOf?.map(preparedAt)
  const compared = [...new Set([...after, ...atLeast].flat())]
  const depending = Object.entries(dependentRequired).flatMap(([name, others]) => [name, ...others])
  const undescribed = [...required, ...depending, ...compared].map((name) => [name, undefined] as const)
  const properties = { ...Object.fromEntries(undescribed), ...shape.properties }
  const propertyNames = Object.keys(properties)
  prepared.acceptsObjects &&= propertyNames.length <= MAX_MEMBERS && !propertyNames.includes('')
  if (!prepared.acceptsObjects) return
  const bits = new Map<string, number>()
  const slots = Array.from({ length: SLOTS }, (): Member | undefined => undefined)
  for (const [index, [name, target]] of Object.entries(properties).entries()) {
    const bytes = encoder.encode(name)
    const slot = slotOf(bytes.length, bytes[0] ?? 0, bytes.at(-1) ?? 0)
    const bit = 1 << index
    const token = tokenOf(encoder.encode(`"${name}":`))
    const links = { comparedAs: compared.indexOf(name), probablyNext: undefined, next: slots[slot] }
    slots[slot] = { name, bytes, token, bit, shape: target === undefined ? ANYTHING : preparedAt(target), ...links }
    bits.set(name, bit)
  }
  const bitsOf = (names: readonly string[]) => names.reduce((mask, name) => mask | (bits.get(name) ?? 0), 0)
  prepared.slots = slots
  prepared.requiredBits = bitsOf(required)
  prepared.dependent = Object.entries(dependentRequired).map(([name, others]) => ({
    bit: bitsOf([name]),
    needs: bitsOf(others),
  }))
  const pairOf = (isStrict: boolean) => (pair: Pair) => {
    const [index = -1, sibling = -1] = pair.map((name) => compared.indexOf(name))
    return { index, sibling, isStrict }
  }
  prepared.pairs = [...after.map(pairOf(true)), ...atLeast.map(pairOf(false))]
  prepared.comparedCount = compared.length
}

/**
 * Splits bytes into numbers of four bytes.
 * @param bytes at least four
 */
function tokenOf(bytes: Uint8Array): Token {
  const { length } = bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const quadAt = (offset: number) => view.getInt32(offset, true)
  const between = Array.from({ length: Math.max(Math.ceil(length / 4) - 2, 0) }, (_, quad) => quadAt(4 * (quad + 1)))
  return { length, first: quadAt(0), last: quadAt(length - 4), between }
}

function choicesOf(texts: readonly string[]): Choices {
  const slots = Array.from({ length: SLOTS }, (): Uint8Array[] | undefined => undefined)
  for (const text of texts) {
    const bytes = encoder.encode(text)
    if (bytes.length > 0) (slots[slotOf(bytes.length, bytes[0] ?? 0, bytes.at(-1) ?? 0)] ??= []).push(bytes)
  }
  return { slots, hasEmpty: texts.includes('') }
}

/**
 * Simple patterns: an optional prefix and one character class with a count, such as `^[a-z0-9]{1,40}$` or
 * `^location-[A-Za-z0-9]{1,40}$`. Most patterns of ids, slugs and codes are simple.
 */
const RANGE = /^\^([\w-]*)\[((?:[^\]\\^]|\\[\w.-])+)\]\{(\d+)(?:,(\d+))?\}\$$/

function rangeOf(pattern: string) {
  const [, prefix = '', characters, least, most = least] = RANGE.exec(pattern) ?? []
  if (characters === undefined) return undefined
  const characterClass = new RegExp(`^[${characters}]$`, 'u')
  const accepted = Uint8Array.from({ length: 128 }, (_, code) =>
    characterClass.test(String.fromCharCode(code)) ? 1 : 0,
  )
  return {
    prefix: encoder.encode(prefix),
    accepted,
    least: prefix.length + Number(least),
    most: prefix.length + Number(most),
  }
}

function textTestOf({ pattern, format = '' }: Shape): Prepared['testText'] {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const definition = formats[format]
  const isFormat = typeof definition === 'function' ? definition : undefined
  if (expression === undefined) return isFormat
  return (text) => expression.test(text) && (isFormat === undefined || isFormat(text))
}

function numberTestOf({ format = '', multipleOf }: Shape): Prepared['testNumber'] {
  const definition = formats[format]
  const isFormat = typeof definition === 'object' ? definition.validate : undefined
  if (multipleOf === undefined) return isFormat
  const isStep = isMultipleOf(multipleOf)
  return (value) => isStep(value) && (isFormat === undefined || isFormat(value))
}

/**
 * Whether a number is a multiple of a step, by the same rule as in the validators (`generate/validators/keywords.ts`).
 */
function isMultipleOf(step: number): (value: number) => boolean {
  const scale = 10 ** decimalsOf(step)
  const units = Math.round(step * scale)
  return (value) => {
    const rounded = Math.round(value * scale)
    return rounded / scale === value && rounded % units === 0
  }
}

/** Number of decimals of a step. */
export function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** The shape of properties and items that the contract does not describe. */
export const ANYTHING: Prepared = blank({})
