/** The value inside another one, by the names on the way to it; undefined where there is none. */
export function valueAt(value: unknown, names: readonly string[]): unknown {
  let inside = value
  for (const name of names) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, name)) return undefined
    inside = (inside as Record<string, unknown>)[name]
  }
  return inside
}
