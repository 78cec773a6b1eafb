import { formats } from '../runtime.ts'
import type { Choice, Form, Pair, Shape, Type } from './form.ts'

/** A shape, prepared for scanning. */
export interface Prepared {
  /** Which types are accepted: this one and the next five. */
  strings: boolean
  numbers: 'none' | 'whole' | 'all'
  booleans: boolean
  nulls: boolean
  objects: boolean
  lists: boolean
  /** Shapes of which one must fit. */
  branches: readonly Prepared[] | undefined
  /** The accepted texts of an enumeration, encoded. */
  choices: Choices | undefined
  /** The accepted values of an enumeration. */
  values: ReadonlySet<Choice> | undefined
  minLength: number
  maxLength: number
  /** Whether a text must fulfil more than its length. */
  isTested: boolean
  /** How a text must begin, and which bytes the rest may have, if that is what its pattern says. */
  range: { prefix: Uint8Array; accepted: Uint8Array } | undefined
  /** What else a text must match. */
  test: ((text: string) => boolean) | undefined
  minimum: number
  maximum: number
  /** What else a number must match. */
  fits: ((value: number) => boolean) | undefined
  /** Undefined accepts anything. */
  items: Prepared | undefined
  minItems: number
  maxItems: number
  /** Guess: the first member of the last object. Only for speed, because it is compared with the bytes. */
  probablyFirst: Member | undefined
  /** The properties by `slotOf` their name. Those of one slot follow each other. */
  slots: readonly (Member | undefined)[]
  /** The bits of required properties. */
  requiredBits: number
  /** If `bit` has been seen, all bits of `needs` must be seen too. */
  dependent: readonly { bit: number; needs: number }[]
  pairs: readonly { at: number; sibling: number; isStrict: boolean }[]
  /** How many numbers of an object are compared. */
  comparedCount: number
}

/** A property. */
export interface Member {
  name: string
  bytes: Uint8Array
  /** The name as it usually stands in a response: in quotes, with a colon. */
  token: Token
  /** Guess: the member after this one in the last object. */
  probablyNext: Member | undefined
  bit: number
  shape: Prepared
  /** Where its number is kept for comparisons; -1 if it is not compared. */
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

/** Texts of an enumeration, by `slotOf` their bytes, so that a language is not compared with sixteen others. */
export interface Choices {
  slots: readonly (readonly Uint8Array[] | undefined)[]
  hasEmpty: boolean
}

const SLOTS = 64
/** Each property has a bit. V8 keeps numbers of so many bits without a heap object. */
const MOST_MEMBERS = 30

/** Hash of a property's name, from its length, its first and its last byte. */
export const slotOf = (length: number, first: number, last: number): number =>
  (length * 7 + first * 3 + last) & (SLOTS - 1)

/** Prepares a form. Returns the shape of the whole response. */
export function prepare({ whole, shapes }: Form): Prepared {
  const prepared = shapes.map(blank)
  for (const [at, shape] of shapes.entries()) {
    const own = prepared[at]
    if (own !== undefined) connect(own, shape, (index) => prepared[index] ?? ANYTHING)
  }
  return prepared[whole] ?? ANYTHING
}

const encoder = new TextEncoder()

/** A shape without the ones that it refers to. */
function blank(shape: Shape): Prepared {
  const { is, minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = shape
  const isJudged = shape.needsValidator !== true && shape.anyOf === undefined
  const takes = (type: Type) => isJudged && (is === undefined || is.includes(type))
  const range = shape.pattern === undefined ? undefined : rangeOf(shape.pattern)
  const isRange = shape.format === undefined && range !== undefined
  const test = testOf(shape)
  const choices = shape.enum?.filter((it) => typeof it === 'string').filter((it) => test?.(it) ?? true)
  return {
    strings: takes('string'),
    numbers: takes('number') ? 'all' : takes('integer') ? 'whole' : 'none',
    booleans: takes('boolean'),
    nulls: takes('null'),
    objects: takes('object') && shape.enum === undefined,
    lists: takes('array') && shape.enum === undefined,
    branches: undefined,
    choices: choices && choicesOf(choices),
    values: shape.enum && new Set(shape.enum),
    minLength: Math.max(minLength, range?.least ?? 0),
    maxLength: Math.min(maxLength, range?.most ?? Infinity),
    isTested: choices !== undefined || shape.pattern !== undefined || shape.format !== undefined,
    range: isRange ? range : undefined,
    test,
    minimum,
    maximum,
    fits: fitsOf(shape),
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
function connect(own: Prepared, shape: Shape, at: (index: number) => Prepared): void {
  const { required = [], dependentRequired = {}, after = [], atLeast = [] } = shape
  own.items = shape.items === undefined ? undefined : at(shape.items)
  own.branches = shape.anyOf?.map(at)
  const compared = [...new Set([...after, ...atLeast].flat())]
  const depending = Object.entries(dependentRequired).flatMap(([name, others]) => [name, ...others])
  const unnamed = [...required, ...depending, ...compared].map((name) => [name, undefined] as const)
  const properties = { ...Object.fromEntries(unnamed), ...shape.properties }
  const names = Object.keys(properties)
  own.objects &&= names.length <= MOST_MEMBERS && !names.includes('')
  if (!own.objects) return
  const bits = new Map<string, number>()
  const slots = Array.from({ length: SLOTS }, (): Member | undefined => undefined)
  for (const [index, [name, target]] of Object.entries(properties).entries()) {
    const bytes = encoder.encode(name)
    const slot = slotOf(bytes.length, bytes[0] ?? 0, bytes.at(-1) ?? 0)
    const bit = 1 << index
    const token = tokenOf(encoder.encode(`"${name}":`))
    const place = { comparedAs: compared.indexOf(name), probablyNext: undefined, next: slots[slot] }
    slots[slot] = { name, bytes, token, bit, shape: target === undefined ? ANYTHING : at(target), ...place }
    bits.set(name, bit)
  }
  const bitsOf = (all: readonly string[]) => all.reduce((sum, name) => sum | (bits.get(name) ?? 0), 0)
  own.slots = slots
  own.requiredBits = bitsOf(required)
  own.dependent = Object.entries(dependentRequired).map(([name, others]) => ({
    bit: bitsOf([name]),
    needs: bitsOf(others),
  }))
  const pairOf = (isStrict: boolean) => (pair: Pair) => {
    const [index = -1, sibling = -1] = pair.map((name) => compared.indexOf(name))
    return { at: index, sibling, isStrict }
  }
  own.pairs = [...after.map(pairOf(true)), ...atLeast.map(pairOf(false))]
  own.comparedCount = compared.length
}

/** @param bytes four at least */
function tokenOf(bytes: Uint8Array): Token {
  const { length } = bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const quadAt = (place: number) => view.getInt32(place, true)
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

/** `^[a-z0-9]{1,40}$`, `^location-[A-Za-z0-9]{1,40}$` and the like: ids, slugs and codes, as most patterns are. */
const RANGE = /^\^([\w-]*)\[((?:[^\]\\^]|\\[\w.-])+)\]\{(\d+)(?:,(\d+))?\}\$$/

function rangeOf(pattern: string) {
  const [, prefix = '', characters, least, most = least] = RANGE.exec(pattern) ?? []
  if (characters === undefined) return undefined
  const one = new RegExp(`^[${characters}]$`, 'u')
  const accepted = Uint8Array.from({ length: 128 }, (_, code) => (one.test(String.fromCharCode(code)) ? 1 : 0))
  return {
    prefix: encoder.encode(prefix),
    accepted,
    least: prefix.length + Number(least),
    most: prefix.length + Number(most),
  }
}

function testOf({ pattern, format = '' }: Shape): Prepared['test'] {
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const known = formats[format]
  const isFormat = typeof known === 'function' ? known : undefined
  if (expression === undefined) return isFormat
  return (text) => expression.test(text) && (isFormat === undefined || isFormat(text))
}

function fitsOf({ format = '', multipleOf }: Shape): Prepared['fits'] {
  const known = formats[format]
  const isFormat = typeof known === 'object' ? known.validate : undefined
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
