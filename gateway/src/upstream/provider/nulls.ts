/**
 * An answer as the rest of the gateway sees it. The provider leaves out what is null (provider facts 1); where a build writes
 * it all the same, it means the same and is taken out. In lists null is a value of its own and stays.
 */
export type WithoutNulls<T> = T extends readonly (infer Item)[]
  ? WithoutNulls<Item>[]
  : T extends object
    ? { [Name in keyof T]: WithoutNulls<Exclude<T[Name], null>> }
    : T

/** Takes properties that are null out of what was read from JSON, at every depth and in place. */
export function dropNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null && !Array.isArray(value)) Reflect.deleteProperty(value, name)
    else dropNulls(inner)
  }
}
