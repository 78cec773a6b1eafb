import { BrokenAnswer } from './broken-answer.ts'
import { decodeUtf8, inspectJson, parseOrUndefined } from './json.ts'
import { listInJson, type Listed } from './json-list.ts'
import { valueInJson } from './json-place.ts'
import { valueAt } from '../translate/value-at.ts'
import type { SharedAnswer, Verdict } from '../ports/shelf.ts'

interface More {
  /** No name stands twice in an object, and nothing nests too deeply. */
  isPlain?: boolean
  isKept?: boolean
  staleFor?: number
  tree?: unknown
}

/** An answer of an upstream: bytes with a verdict. It is parsed once, when somebody looks inside. */
export class Answer implements SharedAnswer {
  readonly status: number
  readonly bytes: Uint8Array
  readonly verdict: Verdict
  /** Set on an answer that stands in for a failed one: milliseconds since its freshness ended. */
  readonly staleFor?: number
  #isPlain: boolean
  readonly #isKept: boolean
  #tree: unknown
  /** Value of an answer that a cache keeps: the memory may be reclaimed at any time, so the cache does not weigh it. */
  #weak: WeakRef<object> | undefined
  #kept: Answer | undefined

  constructor(status: number, bytes: Uint8Array, verdict: Verdict, more: More = {}) {
    this.status = status
    this.bytes = bytes
    this.verdict = verdict
    if (more.staleFor !== undefined) this.staleFor = more.staleFor
    this.#isPlain = more.isPlain ?? false
    this.#isKept = more.isKept ?? false
    this.#tree = more.tree
  }

  /** An answer from a shelf, which may be the one that was put there. */
  static of(shared: SharedAnswer): Answer {
    if (shared instanceof Answer) return shared
    const { status, bytes, verdict, isPlain } = shared
    return new Answer(status, bytes, verdict, { isPlain, isKept: true })
  }

  get isPlain(): boolean {
    return this.#isPlain
  }

  /** Value for callers that decide something by it. 502 for bytes that two readers may read differently. Do not change it. */
  value(): unknown {
    return this.#read(!this.#isPlain)
  }

  /** Value for callers that only pass it on. 502 for bytes that are no JSON. Do not change it. */
  shown(): unknown {
    return this.#read(false)
  }

  /** `value()`, read like a field. */
  get body(): unknown {
    return this.value()
  }

  /** The value at a place, for comparing it: bytes that nobody has parsed are not parsed for this. */
  at(names: readonly string[]): unknown {
    const known = this.#tree ?? this.#weak?.deref()
    return known === undefined ? valueInJson(this.bytes, names) : valueAt(known, names)
  }

  /** A list of the answer by its length: bytes that nobody has parsed are not parsed for this. Undefined if in doubt. */
  listed(name: string): Listed | undefined {
    const known = this.#tree ?? this.#weak?.deref()
    if (typeof known !== 'object' || known === null) return listInJson(this.bytes, name)
    const list: unknown = valueAt(known, [name])
    return Array.isArray(list) ? { length: list.length, names: new Set(Object.keys(known)) } : undefined
  }

  /** This answer after `bytes` have been made of what is left of it, or with another verdict. */
  judged(verdict: Verdict, bytes: Uint8Array): Answer {
    const isPlain = this.#isPlain || verdict === 'mended'
    return new Answer(this.status, bytes, verdict, { isPlain, tree: this.#tree })
  }

  /** What a cache keeps: bytes and verdict, always the same object. */
  kept(): Answer {
    if (this.#isKept) return this
    this.#kept ??= new Answer(this.status, this.bytes, this.verdict, { isPlain: this.#isPlain, isKept: true })
    return this.#kept
  }

  /** This answer in place of one that failed. `staleFor` in milliseconds; 0 for an answer that is fresh. */
  standingIn(staleFor: number): Answer {
    if (staleFor === 0) return this
    return new Answer(this.status, this.bytes, this.verdict, { isPlain: this.#isPlain, staleFor })
  }

  /**
   * Lets go of the value. Promises that wait for an answer grow old while they wait; what hangs on them would be carried
   * into the old generation with each of them, which costs more than parsing.
   */
  forget(): void {
    this.#tree = undefined
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
