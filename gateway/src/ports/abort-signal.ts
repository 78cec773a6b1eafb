/**
 * Signals that nobody waits for some work any more. It is the part of `AbortSignal` that the gateway uses, so platforms
 * that have signals can pass their own.
 */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/**
 * An abort signal that its creator can trigger. Every call creates two of them, and an AbortController with a listener
 * would cost as much as forwarding the call.
 */
export class LightAbortController implements AbortSignalLike {
  aborted = false
  /** Created with the first listener, because most calls have none. */
  #listeners: (() => void)[] | undefined

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners ??= []
    this.#listeners.push(listener)
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    const at = this.#listeners?.indexOf(listener) ?? -1
    if (at !== -1) this.#listeners?.splice(at, 1)
  }

  /** Notifies all listeners, once. */
  abort(): void {
    if (this.aborted) return
    this.aborted = true
    for (const tell of this.#listeners?.splice(0) ?? []) tell()
  }
}
