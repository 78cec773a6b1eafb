/** A member of a value nobody knows the shape of; undefined when it is no object or has no such member. */
export function member(value: unknown, name: string): unknown {
  return Object.entries(value ?? {}).find(([known]) => known === name)?.[1]
}
