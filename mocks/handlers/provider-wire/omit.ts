/** A copy of a value without some of its properties. */
export function omit<T extends object, K extends keyof T & string>(value: T, ...names: K[]): Omit<T, K> {
  const gone: ReadonlySet<string> = new Set(names)
  return Object.fromEntries(Object.entries(value).filter(([name]) => !gone.has(name))) as Omit<T, K>
}
