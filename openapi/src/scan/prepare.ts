import { formats } from '../runtime.ts'
import type { Choice, Form, Pair, Shape, Type } from './form.ts'

/** A shape, prepared for scanning. */
export interface Prepared {
  strings: boolean
  numbers: 'none' | 'whole' | 'all'
  booleans: boolean
  nulls: boolean
  objects: boolean
  lists: boolean
  any: readonly Prepared[] | undefined
  /** The accepted strings, encoded. */
  words: readonly Uint8Array[] | undefined
  /** The accepted values of other types. */
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
  items: Prepared
  /** What properties are that the contract does not have: anything. */
  others: Prepared
  minItems: number
  maxItems: number
  /** The member that came first last time. */
  first: Member | undefined
  /** The properties by `slotOf` their name. Those of one slot follow each other. */
  slots: readonly (Member | undefined)[]
  /** The bits of required properties. */
  required: number
  /** Bits that another one requires. */
  dependent: readonly { bit: number; required: number }[]
  pairs: readonly { at: number; sibling: number; isStrict: boolean }[]
  /** How many numbers of an object are compared. */
  compared: number
}

/** A property. */
export interface Member {
  name: string
  bytes: Uint8Array
  /** The name as it usually stands in a response: in quotes, with a colon. */
  token: Token
  /** The member that came after this one last time, and probably will again. */
  follower: Member | undefined
  bit: number
  shape: Prepared
  /** Where its number is kept for comparisons; -1 if it is not compared. */
  compared: number
  next: Member | undefined
}

/** Bytes to compare four at a time. */
export interface Token {
  length: number
  /** The bytes as little-endian words, and where each begins. The last one ends with the last byte. */
  words: Int32Array
  places: readonly number[]
}

const SLOTS = 64
/** The bits of a number that V8 keeps without a heap object. */
const MOST_MEMBERS = 30

/** Where to look for a property: the same for a name in the contract and in a response. */
export const slotOf = (length: number, first: number, last: number): number =>
  (length * 7 + first * 3 + last) & (SLOTS - 1)

/** Prepares a form. Returns the shape of the whole response. */
export function prepare({ whole, shapes }: Form): Prepared {
  const any = blank({})
  any.items = any
  any.others = any
  const ready = shapes.map(blank)
  for (const [at, shape] of shapes.entries()) {
    const own = ready[at]
    if (own !== undefined) connect(own, shape, any, (index) => (index === undefined ? any : (ready[index] ?? any)))
  }
  return ready[whole] ?? any
}

const encoder = new TextEncoder()

/** A shape without the ones that it refers to. */
function blank(shape: Shape): Prepared {
  const { is, minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = shape
  const isPlain = shape.isOpen !== true && shape.any === undefined
  const takes = (type: Type) => isPlain && (is === undefined || is.includes(type))
  const range = shape.pattern === undefined ? undefined : rangeOf(shape.pattern)
  const isRange = shape.format === undefined && range !== undefined
  const words = shape.enum?.filter((it) => typeof it === 'string')
  return {
    strings: takes('string'),
    numbers: takes('number') ? 'all' : takes('integer') ? 'whole' : 'none',
    booleans: takes('boolean'),
    nulls: takes('null'),
    objects: takes('object') && shape.enum === undefined,
    lists: takes('array') && shape.enum === undefined,
    any: undefined,
    words: words?.map((word) => encoder.encode(word)),
    values: shape.enum && new Set(shape.enum),
    minLength: Math.max(minLength, range?.least ?? 0),
    maxLength: Math.min(maxLength, range?.most ?? Infinity),
    isTested: words !== undefined || shape.pattern !== undefined || shape.format !== undefined,
    range: isRange ? range : undefined,
    test: testOf(shape),
    minimum,
    maximum,
    fits: fitsOf(shape),
    items: undefined as unknown as Prepared,
    others: undefined as unknown as Prepared,
    minItems: shape.minItems ?? 0,
    maxItems: shape.maxItems ?? Infinity,
    first: undefined,
    slots: [],
    required: 0,
    dependent: [],
    pairs: [],
    compared: 0,
  }
}

function connect(own: Prepared, shape: Shape, any: Prepared, at: (index: number | undefined) => Prepared): void {
  const { required = [], dependentRequired = {}, after = [], atLeast = [] } = shape
  own.items = at(shape.items)
  own.others = any
  own.any = shape.any?.map(at)
  const compared = [...new Set([...after, ...atLeast].flat())]
  const depending = Object.entries(dependentRequired).flatMap(([name, others]) => [name, ...others])
  const unnamed = [...required, ...depending, ...compared].map((name) => [name, undefined] as const)
  const properties = { ...Object.fromEntries(unnamed), ...shape.properties }
  own.objects &&= Object.keys(properties).length <= MOST_MEMBERS
  if (!own.objects) return
  const bits = new Map<string, number>()
  const slots = Array.from({ length: SLOTS }, (): Member | undefined => undefined)
  for (const [index, [name, target]] of Object.entries(properties).entries()) {
    const bytes = encoder.encode(name)
    const slot = slotOf(bytes.length, bytes[0] ?? 0, bytes.at(-1) ?? 0)
    const bit = 1 << index
    const token = tokenOf(encoder.encode(`"${name}":`))
    const place = { compared: compared.indexOf(name), follower: undefined, next: slots[slot] }
    slots[slot] = { name, bytes, token, bit, shape: at(target), ...place }
    bits.set(name, bit)
  }
  const bitsOf = (names: readonly string[]) => names.reduce((sum, name) => sum | (bits.get(name) ?? 0), 0)
  own.slots = slots
  own.required = bitsOf(required)
  own.dependent = Object.entries(dependentRequired).map(([name, others]) => ({
    bit: bitsOf([name]),
    required: bitsOf(others),
  }))
  const pairOf = (isStrict: boolean) => (pair: Pair) => {
    const [index = -1, sibling = -1] = pair.map((name) => compared.indexOf(name))
    return { at: index, sibling, isStrict }
  }
  own.pairs = [...after.map(pairOf(true)), ...atLeast.map(pairOf(false))]
  own.compared = compared.length
}

/** @param bytes four at least */
function tokenOf(bytes: Uint8Array): Token {
  const { length } = bytes
  const places = Array.from({ length: Math.ceil(length / 4) }, (_, word) => Math.min(word * 4, length - 4))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { length, words: Int32Array.from(places, (place) => view.getInt32(place, true)), places }
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

/** As the validators judge it (`generate/validators/keywords.ts`). */
function isMultipleOf(step: number): (value: number) => boolean {
  const [digits = '', exponent = '0'] = String(step).split('e')
  const scale = 10 ** Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
  const units = Math.round(step * scale)
  return (value) => {
    const rounded = Math.round(value * scale)
    return rounded / scale === value && rounded % units === 0
  }
}
