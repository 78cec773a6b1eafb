/** Reads a property of a value of unknown shape; undefined when it is not an object or has no such property. */
export function member(value: unknown, name: string): unknown {
  return Object.entries(value ?? {}).find(([known]) => known === name)?.[1]
}
