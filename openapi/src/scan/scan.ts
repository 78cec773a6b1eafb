import type { Form } from './form.ts'
import {
  afterEscape,
  afterMultibyte,
  afterSpace,
  afterTwoByteRun,
  BACKSLASH,
  FAILED,
  isDigit,
  isPlainQuad,
  isSpace,
  QUOTE,
} from './characters.ts'
import { areInOrder, isAcceptedNumber, isAt, isInRange, isOneOf, isTokenAt, memberAt } from './compare.ts'
import { ANYTHING, prepare, type Member, type Prepared } from './prepare.ts'

export type { Form } from './form.ts'

/** Facts about a valid response. */
export interface Scanned {
  /** Names of the members of the outermost object. */
  names: ReadonlySet<string>
  /** Lengths of the lists that are members of the outermost object, by name. */
  lengths: ReadonlyMap<string, number>
}

/**
 * Judges the bytes of a response without parsing them. A result means that the bytes are valid UTF-8 and JSON, that no
 * object has a duplicate name or is nested deeper than 32 levels, and that the validator of the same schema accepts the
 * value. Undefined means that the validator has to decide.
 */
export type Scan = (bytes: Uint8Array) => Scanned | undefined

/**
 * Creates a scanner for responses of a form. Scanning a valid response takes half the time of parsing and validating it,
 * because it builds no objects and few strings.
 */
export function createScan(form: Form): Scan {
  const whole = prepare(form)
  return (bytes) => new Scanning(bytes).run(whole)
}

const MAX_DEPTH = 32
/** Maximum number of unknown names in an object. Objects with more are left to the validator. */
const MAX_UNKNOWN = 32

// Separate constants, not an object, so that V8 inlines them.
const COMMA = 44
const MINUS = 45
const POINT = 46
const ZERO = 48
const COLON = 58
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

const TRUE = new TextEncoder().encode('true')
const FALSE = new TextEncoder().encode('false')
const NULL = new TextEncoder().encode('null')

/** Up to this number of digits, both digits and power of ten are exact, so one division rounds as a parser does. */
const EXACT_DIGITS = 15
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent)

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Scans one response. A method takes the index of a value's first byte, and returns the index after it or `FAILED`. */
class Scanning {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #lastNumber = 0
  #lastListLength = 0
  readonly #names = new Set<string>()
  readonly #lengths = new Map<string, number>()

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  run(whole: Prepared): Scanned | undefined {
    const bytes = this.#bytes
    const end = this.#value(whole, afterSpace(bytes, 0), 0)
    if (end === FAILED || afterSpace(bytes, end) !== bytes.length) return undefined
    return { names: this.#names, lengths: this.#lengths }
  }

  #value(shape: Prepared, at: number, depth: number): number {
    const byte = this.#bytes[at]
    if (byte === QUOTE && shape.acceptsStrings) return this.#text(shape, at)
    if (byte === OPEN_OBJECT && shape.acceptsObjects && depth < MAX_DEPTH) return this.#object(shape, at, depth + 1)
    if (byte === OPEN_LIST && shape.acceptsLists && depth < MAX_DEPTH) return this.#list(shape, at, depth + 1)
    if (shape.acceptedNumbers !== 'none' && isNumber(byte)) return this.#number(shape, at)
    if (shape.branches !== undefined) return this.#anyOf(shape.branches, at, depth)
    return this.#literal(shape, at)
  }

  #anyOf(shapes: readonly Prepared[], at: number, depth: number): number {
    for (const shape of shapes) {
      const end = this.#value(shape, at, depth)
      if (end !== FAILED) return end
    }
    return FAILED
  }

  #object(shape: Prepared, start: number, depth: number): number {
    const bytes = this.#bytes
    const numbers = shape.comparedCount === 0 ? undefined : new Float64Array(shape.comparedCount).fill(Number.NaN)
    let presentBits = 0
    /** Start and end indices of the names that the shape does not have. */
    let unknownNames: number[] | undefined
    let last: Member | undefined
    let at = afterSpace(bytes, start + 1)
    if (bytes[at] === CLOSE_OBJECT) return shape.requiredBits === 0 ? at + 1 : FAILED
    for (;;) {
      const name = at + 1
      let member = last === undefined ? shape.probablyFirst : last.probablyNext
      if (member !== undefined && isTokenAt(this.#view, member.token, at)) at += member.token.length
      else {
        const end = bytes[at] === QUOTE ? this.#endOfName(name) : FAILED
        if (end === FAILED) return FAILED
        at = afterSpace(bytes, end + 1)
        if (bytes[at++] !== COLON) return FAILED
        member = memberAt(bytes, shape, name, end)
        if (member === undefined) {
          unknownNames ??= []
          if (this.#isDuplicateOrTooMany(unknownNames, name, end)) return FAILED
          unknownNames.push(name, end)
        } else if (last === undefined) shape.probablyFirst = member
        else last.probablyNext = member
      }
      if (isSpace(bytes[at] ?? 0)) at = afterSpace(bytes, at)
      const value = at
      if (member === undefined) at = this.#value(ANYTHING, at, depth)
      else {
        if ((presentBits & member.bit) !== 0) return FAILED
        presentBits |= member.bit
        at = this.#value(member.shape, at, depth)
        if (numbers !== undefined && member.comparedAs >= 0 && isNumber(bytes[value])) {
          numbers[member.comparedAs] = this.#lastNumber
        }
        last = member
      }
      if (at === FAILED) return FAILED
      if (depth === 1)
        this.#addMember(member?.name ?? this.#slice(name, this.#endOfName(name)), bytes[value] === OPEN_LIST)
      if (isSpace(bytes[at] ?? 0)) at = afterSpace(bytes, at)
      const byte = bytes[at]
      if (byte === CLOSE_OBJECT) break
      if (byte !== COMMA) return FAILED
      at++
      if (isSpace(bytes[at] ?? 0)) at = afterSpace(bytes, at)
    }
    if ((presentBits & shape.requiredBits) !== shape.requiredBits) return FAILED
    for (const { bit, needs } of shape.dependent) {
      if ((presentBits & bit) !== 0 && (presentBits & needs) !== needs) return FAILED
    }
    return numbers === undefined || areInOrder(shape, numbers) ? at + 1 : FAILED
  }

  #addMember(name: string, isList: boolean): void {
    this.#names.add(name)
    if (isList) this.#lengths.set(name, this.#lastListLength)
  }

  /** Whether an unknown name is a duplicate, or exceeds the number of unknown names that are compared. */
  #isDuplicateOrTooMany(unknownNames: readonly number[], from: number, to: number): boolean {
    const bytes = this.#bytes
    for (let i = 0; i < unknownNames.length; i += 2) {
      const start = unknownNames[i] as number
      const end = unknownNames[i + 1] as number
      if (end - start === to - from && isAt(bytes, bytes.subarray(start, end), from, to - from)) return true
    }
    return unknownNames.length >= 2 * MAX_UNKNOWN
  }

  /** Index of the quote that ends a name. Names with escapes are left to the validator. */
  #endOfName(from: number): number {
    const bytes = this.#bytes
    let at = from
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0
      if (byte === QUOTE) return at
      if (byte === BACKSLASH || byte < 32) return FAILED
      if (byte < 128) at++
      else if ((at = afterMultibyte(bytes, at)) === FAILED) return FAILED
    }
    return FAILED
  }

  #list(shape: Prepared, start: number, depth: number): number {
    const bytes = this.#bytes
    const items = shape.items ?? ANYTHING
    let length = 0
    let at = afterSpace(bytes, start + 1)
    if (bytes[at] === CLOSE_LIST) at++
    else {
      for (;;) {
        at = this.#value(items, at, depth)
        if (at === FAILED) return FAILED
        length++
        at = afterSpace(bytes, at)
        const byte = bytes[at++]
        if (byte === CLOSE_LIST) break
        if (byte !== COMMA) return FAILED
        at = afterSpace(bytes, at)
      }
    }
    this.#lastListLength = length
    return length >= shape.minItems && length <= shape.maxItems ? at : FAILED
  }

  #text(shape: Prepared, start: number): number {
    const bytes = this.#bytes
    const view = this.#view
    const { length } = bytes
    const lastQuad = length - 4
    let extraBytes = 0 // beyond the first byte of each character
    let isPlain = true
    let at = start + 1
    for (;;) {
      while (at <= lastQuad && isPlainQuad(view.getInt32(at, true))) at += 4
      let byte = 0
      while (at < length) {
        byte = bytes[at] as number
        if (byte < 32 || byte >= 128 || byte === QUOTE || byte === BACKSLASH) break
        at++
      }
      if (byte === QUOTE) break
      if (at >= length || byte < 32) return FAILED
      const runEnd = afterTwoByteRun(bytes, at)
      const afterOther = byte === BACKSLASH ? afterEscape : afterMultibyte
      const next = runEnd > at ? runEnd : afterOther(bytes, at)
      if (next === FAILED) return FAILED
      extraBytes += runEnd > at ? (runEnd - at) / 2 : next - at - 1
      isPlain = false
      at = next
    }
    const characterCount = at - start - 1 - extraBytes
    if (characterCount < shape.minLength || characterCount > shape.maxLength) return FAILED
    if (!shape.isTested) return at + 1
    return this.#isAccepted(shape, start, at, isPlain) ? at + 1 : FAILED
  }

  #isAccepted(shape: Prepared, start: number, quote: number, isPlain: boolean): boolean {
    if (shape.choices !== undefined) return isPlain && isOneOf(this.#bytes, shape.choices, start + 1, quote)
    if (shape.range !== undefined) return isPlain && isInRange(this.#bytes, shape.range, start + 1, quote)
    if (shape.testText === undefined) return true
    const text = isPlain ? this.#slice(start + 1, quote) : String(JSON.parse(this.#slice(start, quote + 1)))
    return shape.testText(text)
  }

  #slice(from: number, to: number): string {
    return utf8.decode(this.#bytes.subarray(from, to))
  }

  #number(shape: Prepared, start: number): number {
    const bytes = this.#bytes
    const isNegative = bytes[start] === MINUS
    let at = isNegative ? start + 1 : start
    const from = at
    let value = 0
    for (let byte = bytes[at]; isDigit(byte); byte = bytes[++at]) value = value * 10 + byte - ZERO
    let digits = at - from
    if (digits === 0 || (digits > 1 && bytes[from] === ZERO)) return FAILED
    let decimals = 0
    if (bytes[at] === POINT) {
      for (let byte = bytes[++at]; isDigit(byte); byte = bytes[++at]) {
        value = value * 10 + byte - ZERO
        decimals++
      }
      if (decimals === 0) return FAILED
      digits += decimals
    }
    // Leaves numbers with an exponent, or with more digits than a number holds exactly, to the validator.
    if (((bytes[at] ?? 0) | 32) === 101 || digits > EXACT_DIGITS) return FAILED
    if (decimals > 0) value /= POWERS[decimals] as number
    if (isNegative) value = -value
    this.#lastNumber = value
    return isAcceptedNumber(shape, value) ? at : FAILED
  }

  #literal(shape: Prepared, at: number): number {
    const { values } = shape
    const byte = this.#bytes[at]
    // 116, 102 and 110 are the letters t, f and n.
    if (shape.acceptsBooleans && byte === 116 && (values?.has(true) ?? true)) return this.#afterLiteral(TRUE, at)
    if (shape.acceptsBooleans && byte === 102 && (values?.has(false) ?? true)) return this.#afterLiteral(FALSE, at)
    return shape.acceptsNull && byte === 110 && (values?.has(null) ?? true) ? this.#afterLiteral(NULL, at) : FAILED
  }

  #afterLiteral(literal: Uint8Array, at: number): number {
    return isAt(this.#bytes, literal, at, literal.length) ? at + literal.length : FAILED
  }
}

const isNumber = (byte: number | undefined) => byte === MINUS || isDigit(byte)
