import type { Scanned } from '@rota/openapi/scan'
import { ContractViolation } from './contract-violation.ts'
import { decodeUtf8, inspectJson, parseOrUndefined } from './json/parse.ts'
import { listInJson, type Listed, type Measured } from './json/list.ts'
import { valueInJson } from './json/place.ts'
import { valueAt } from '../translate/value-at.ts'
import type { SharedAnswer, Verdict } from '../ports/cache-backend.ts'

/** Optional facts about a response, besides its bytes and verdict. */
interface AnswerFacts {
  /** The JSON has no duplicate names and is not nested too deeply. */
  isPlain?: boolean
  /** Whether this is the version that a cache stores. */
  isKept?: boolean
  /** Milliseconds since a stale response stopped being fresh. */
  staleFor?: number
  /** The parsed value. */
  tree?: unknown
  measured?: Measured | undefined
}

/** A response of an upstream: its bytes with a verdict. It is parsed only when its value is needed. */
export class Answer implements SharedAnswer {
  readonly status: number
  readonly bytes: Uint8Array
  readonly verdict: Verdict
  /** Set on a stale response that replaces a failed one: milliseconds since it stopped being fresh. */
  readonly staleFor?: number
  #isPlain: boolean
  readonly #isKept: boolean
  #tree: unknown
  /** The parsed value of a cached response, held weakly so that its size need not count for the cache. */
  #weak: WeakRef<object> | undefined
  #kept: Answer | undefined
  /** The list that was measured last, because callers ask a cached response about the same one again and again. */
  #measured: Measured | undefined

  constructor(status: number, bytes: Uint8Array, verdict: Verdict, facts: AnswerFacts = {}) {
    this.status = status
    this.bytes = bytes
    this.verdict = verdict
    if (facts.staleFor !== undefined) this.staleFor = facts.staleFor
    this.#isPlain = facts.isPlain ?? false
    this.#isKept = facts.isKept ?? false
    this.#tree = facts.tree
    this.#measured = facts.measured
  }

  /** Converts a response from a backend, which may be the very object that was put there. */
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
  valueToForward(): unknown {
    return this.#read(false)
  }

  /** `value()` as a property. */
  get body(): unknown {
    return this.value()
  }

  /** The value at a path, for comparisons. Does not parse the response if it has not been parsed yet. */
  at(names: readonly string[]): unknown {
    const parsed = this.#parsed
    return parsed === undefined ? valueInJson(this.bytes, names) : valueAt(parsed, names)
  }

  /**
   * The length of a list in the response, and the names of all members beside it. Does not parse the response if it has
   * not been parsed yet. Undefined if there is no such list, or if the JSON is unusual.
   */
  listed(name: string): Listed | undefined {
    const measured = this.#measured?.name === name ? this.#measured : { name, listed: this.#measure(name) }
    this.#measured = measured
    return measured.listed
  }

  /** Stores the length of a list that validation has counted. Call it before `kept()`, which copies it. */
  noteList(measured: Measured): void {
    this.#measured = measured
  }

  /**
   * Stores what a scan has found: the JSON is unambiguous, and the list has this length. Call it before `kept()`, which
   * copies it.
   */
  noteScan({ names, lengths }: Scanned, list: string | undefined): void {
    this.#isPlain = true
    const length = list === undefined ? undefined : lengths.get(list)
    if (list !== undefined && length !== undefined) this.#measured = { name: list, listed: { length, names } }
  }

  /** This response with another verdict, and with new bytes if parts of it were removed. */
  withVerdict(verdict: Verdict, bytes: Uint8Array): Answer {
    const isPlain = this.#isPlain || verdict === 'mended'
    return new Answer(this.status, bytes, verdict, { isPlain, tree: this.#tree })
  }

  /**
   * The version that a cache stores: bytes and verdict. It is always the same object, because `KnownAnswers` refers to
   * it weakly and so remembers it for as long as the cache keeps it.
   */
  kept(): Answer {
    if (this.#isKept) return this
    const facts = { isPlain: this.#isPlain, isKept: true, measured: this.#measured }
    this.#kept ??= new Answer(this.status, this.bytes, this.verdict, facts)
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
   * Drops the parsed value of a response whose bytes are forwarded. V8 moves a response that promises hold to the old
   * generation of the heap. Moving its parsed value as well would cost more than parsing the bytes again.
   */
  forget(): void {
    this.#tree = undefined
  }

  /** The parsed value, if there is one and its memory has not been reclaimed. */
  get #parsed(): unknown {
    return this.#tree ?? this.#weak?.deref()
  }

  #measure(name: string): Listed | undefined {
    const parsed = this.#parsed
    if (typeof parsed !== 'object' || parsed === null) return listInJson(this.bytes, name)
    const list: unknown = valueAt(parsed, [name])
    return Array.isArray(list) ? { length: list.length, names: new Set(Object.keys(parsed)) } : undefined
  }

  #read(isStrict: boolean): unknown {
    const parsed = this.#parsed
    if (parsed !== undefined && !isStrict) return parsed
    const text = decodeUtf8(this.bytes)
    if (text === undefined) throw new ContractViolation()
    if (isStrict) this.#refuseAmbiguous(text)
    return parsed ?? this.#parse(text)
  }

  #refuseAmbiguous(text: string): void {
    const { isTooDeep, hasDuplicate } = inspectJson(text)
    if (isTooDeep || hasDuplicate) throw new ContractViolation()
    this.#isPlain = true
  }

  #parse(text: string): unknown {
    const value = parseOrUndefined(text)
    if (value === undefined) throw new ContractViolation()
    if (this.#isKept && typeof value === 'object' && value !== null) this.#weak = new WeakRef(value)
    else this.#tree = value
    return value
  }
}
