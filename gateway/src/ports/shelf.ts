/**
 * What is known of an answer: it keeps the contract (`whole`), something was left out so that it does (`mended`), it does
 * not and was let pass (`tolerated`), or nobody has held it against the contract (`unchecked`).
 */
export type Verdict = 'whole' | 'mended' | 'tolerated' | 'unchecked'

/** A shared answer as it is kept: bytes with a verdict, and nothing that is parsed. */
export interface SharedAnswer {
  status: number
  bytes: Uint8Array
  verdict: Verdict
  /** No name stands twice in an object, and nothing nests too deeply. */
  isPlain: boolean
}

/** A value on a shelf, and how long it has been there, in milliseconds. */
export interface Held<T> {
  value: T
  age: number
}

/**
 * Where a cache keeps its values: the memory of a process, or a place that several processes share. A call that fails counts
 * as a value that is not there. Values are shared, so never change them.
 */
export interface Shelf<T> {
  /** The value of a key, perhaps the very object that was put there. */
  get(key: string): Held<T> | undefined | Promise<Held<T> | undefined>
  /**
   * Puts a value in the place of the one before. The shelf may drop it sooner when it is full.
   * @param room.weight bytes that it takes
   * @param room.keepMs milliseconds after which it is gone
   */
  put(key: string, value: T, room: { weight: number; keepMs: number }): void | Promise<void>
  clear(): void | Promise<void>
}
