import * as fc from 'fast-check'

const CARD = new Set(['card', 'number', 'cvv', 'expiry', 'holder'])

/** Makes counterexamples print a value without card data (decision 10.4). */
export function redacted<T extends object>(value: T): T {
  const shown = () => JSON.stringify(value, (name, inner: unknown) => (CARD.has(name) ? '(redacted)' : inner))
  return Object.defineProperty(value, fc.toStringMethod, { value: shown, enumerable: false })
}
