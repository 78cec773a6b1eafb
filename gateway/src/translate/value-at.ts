/** The value at a path of property names; undefined if there is none. */
export function valueAt(value: unknown, names: readonly string[]): unknown {
  let inside = value
  for (const name of names) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, name)) return undefined
    inside = (inside as Record<string, unknown>)[name]
  }
  return inside
}
