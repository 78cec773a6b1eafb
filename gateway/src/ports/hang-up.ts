/**
 * Says that nobody waits for some work any more: as much of an `AbortSignal` as is asked for here, so that a place that has
 * signals passes on its own.
 */
export interface HangUp {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/**
 * A hang-up that whoever made it can tell. Two of them are made for each call, and an AbortController with a listener
 * costs as much as forwarding the call does.
 */
export class HangUpTeller implements HangUp {
  aborted = false
  /** Made for the first listener: most calls have none. */
  #listeners: (() => void)[] | undefined

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners ??= []
    this.#listeners.push(listener)
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    const at = this.#listeners?.indexOf(listener) ?? -1
    if (at !== -1) this.#listeners?.splice(at, 1)
  }

  /** Tells it to everybody who listens, once. */
  abort(): void {
    if (this.aborted) return
    this.aborted = true
    for (const tell of this.#listeners?.splice(0) ?? []) tell()
  }
}
