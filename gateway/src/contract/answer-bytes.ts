import type { Scanned } from '@rota/openapi/scan'
import { BrokenAnswer } from './broken-answer.ts'
import { decodeUtf8, inspectJson, parseOrUndefined } from './json/parse.ts'
import { listInJson, type Listed, type Measured } from './json/list.ts'
import { valueInJson } from './json/place.ts'
import { valueAt } from '../translate/value-at.ts'
import type { SharedAnswer, Verdict } from '../ports/shelf.ts'

interface More {
  /** The JSON has no duplicate names and is not nested too deeply. */
  isPlain?: boolean
  isKept?: boolean
  staleFor?: number
  tree?: unknown
  measured?: Measured | undefined
}

/** A response of an upstream: its bytes with a verdict. It is parsed at most once, when its value is first needed. */
export class Answer implements SharedAnswer {
  readonly status: number
  readonly bytes: Uint8Array
  readonly verdict: Verdict
  /** Set on a stale response that replaces a failed one: milliseconds since it stopped being fresh. */
  readonly staleFor?: number
  #isPlain: boolean
  readonly #isKept: boolean
  #tree: unknown
  /**
   * The parsed value of a cached response. Memory may be reclaimed at any time, so its size does not count for the
   * cache.
   */
  #weak: WeakRef<object> | undefined
  #kept: Answer | undefined
  /** The list that was measured last: a cached response is asked about the same one again and again. */
  #measured: Measured | undefined

  constructor(status: number, bytes: Uint8Array, verdict: Verdict, more: More = {}) {
    this.status = status
    this.bytes = bytes
    this.verdict = verdict
    if (more.staleFor !== undefined) this.staleFor = more.staleFor
    this.#isPlain = more.isPlain ?? false
    this.#isKept = more.isKept ?? false
    this.#tree = more.tree
    this.#measured = more.measured
  }

  /** Converts a response from a shelf, which may be the very object that was put there. */
  static of(shared: SharedAnswer): Answer {
    if (shared instanceof Answer) return shared
    const { status, bytes, verdict, isPlain } = shared
    return new Answer(status, bytes, verdict, { isPlain, isKept: true })
  }

  get isPlain(): boolean {
    return this.#isPlain
  }

  /**
   * The parsed value, for callers that base a decision on it. Fails with 502 for JSON that two parsers may read
   * differently. Do not modify it.
   */
  value(): unknown {
    return this.#read(!this.#isPlain)
  }

  /** The parsed value, for callers that only pass it on. Fails with 502 for invalid JSON. Do not modify it. */
  shown(): unknown {
    return this.#read(false)
  }

  /** `value()` as a property. */
  get body(): unknown {
    return this.value()
  }

  /** The value at a path, for comparisons. Does not parse the response if it has not been parsed yet. */
  at(names: readonly string[]): unknown {
    const known = this.#tree ?? this.#weak?.deref()
    return known === undefined ? valueInJson(this.bytes, names) : valueAt(known, names)
  }

  /**
   * The length of a list in the response. Does not parse the response if it has not been parsed yet. Undefined if in
   * doubt.
   */
  listed(name: string): Listed | undefined {
    const known = this.#measured?.name === name ? this.#measured : { name, listed: this.#measure(name) }
    this.#measured = known
    return known.listed
  }

  /** Tells what validating the response has found out about a list, before the response is kept. */
  measured(known: Measured): void {
    this.#measured = known
  }

  /** Tells what scanning the response has found out, before the response is kept. */
  scanned({ names, lengths }: Scanned, list: string | undefined): void {
    this.#isPlain = true
    const length = list === undefined ? undefined : lengths.get(list)
    if (list !== undefined && length !== undefined) this.#measured = { name: list, listed: { length, names } }
  }

  /** This response with another verdict, and with new bytes if parts of it were left out. */
  judged(verdict: Verdict, bytes: Uint8Array): Answer {
    const isPlain = this.#isPlain || verdict === 'mended'
    return new Answer(this.status, bytes, verdict, { isPlain, tree: this.#tree })
  }

  /** The version that a cache stores: bytes and verdict, always the same object. */
  kept(): Answer {
    if (this.#isKept) return this
    const more = { isPlain: this.#isPlain, isKept: true, measured: this.#measured }
    this.#kept ??= new Answer(this.status, this.bytes, this.verdict, more)
    return this.#kept
  }

  /**
   * This response as a replacement for a failed one. `staleFor` in milliseconds; 0 for a response that is still fresh.
   */
  standingIn(staleFor: number): Answer {
    if (staleFor === 0) return this
    return new Answer(this.status, this.bytes, this.verdict, { isPlain: this.#isPlain, staleFor })
  }

  /**
   * Drops the parsed value. Promises that wait for a response are promoted to the old generation of the heap, and would
   * take the value with them; that costs more than parsing it again.
   */
  forget(): void {
    this.#tree = undefined
  }

  #measure(name: string): Listed | undefined {
    const known = this.#tree ?? this.#weak?.deref()
    if (typeof known !== 'object' || known === null) return listInJson(this.bytes, name)
    const list: unknown = valueAt(known, [name])
    return Array.isArray(list) ? { length: list.length, names: new Set(Object.keys(known)) } : undefined
  }

  #read(isStrict: boolean): unknown {
    const known = this.#tree ?? this.#weak?.deref()
    if (known !== undefined && !isStrict) return known
    const text = decodeUtf8(this.bytes)
    if (text === undefined) throw new BrokenAnswer(false)
    if (isStrict) this.#refuseAmbiguous(text)
    return known ?? this.#parse(text)
  }

  #refuseAmbiguous(text: string): void {
    const { isTooDeep, hasDuplicate } = inspectJson(text)
    if (isTooDeep || hasDuplicate) throw new BrokenAnswer(false)
    this.#isPlain = true
  }

  #parse(text: string): unknown {
    const value = parseOrUndefined(text)
    if (value === undefined) throw new BrokenAnswer(false)
    if (this.#isKept && typeof value === 'object' && value !== null) this.#weak = new WeakRef(value)
    else this.#tree = value
    return value
  }
}
