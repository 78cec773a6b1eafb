/** A copy of a value without some of its properties. */
export function omit<T extends object, K extends keyof T & string>(value: T, ...names: K[]): Omit<T, K> {
  const omitted: ReadonlySet<string> = new Set(names)
  return Object.fromEntries(Object.entries(value).filter(([name]) => !omitted.has(name))) as Omit<T, K>
}
