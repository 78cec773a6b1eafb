import * as fc from 'fast-check'

const CARD = new Set(['card', 'number', 'cvv', 'expiry', 'holder'])

/** A value that a counterexample shows without what was typed for a card (decision 10.4). */
export function hidden<T extends object>(value: T): T {
  const shown = () => JSON.stringify(value, (name, inner: unknown) => (CARD.has(name) ? '(hidden)' : inner))
  return Object.defineProperty(value, fc.toStringMethod, { value: shown, enumerable: false })
}
