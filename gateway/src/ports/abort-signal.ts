/**
 * Signals that nobody waits for some work any more. This interface is the part of `AbortSignal` that the gateway uses,
 * so a platform can also pass a real `AbortSignal`.
 */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/**
 * An abort signal that its creator can trigger. It replaces AbortController, which costs too much here: every call
 * creates two signals, and two AbortControllers with listeners would cost as much as forwarding the call.
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
    const index = this.#listeners?.indexOf(listener) ?? -1
    if (index !== -1) this.#listeners?.splice(index, 1)
  }

  /** Notifies all listeners, once. */
  abort(): void {
    if (this.aborted) return
    this.aborted = true
    for (const listener of this.#listeners?.splice(0) ?? []) listener()
  }
}
