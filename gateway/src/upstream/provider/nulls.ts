/** Deletes null properties from parsed JSON, recursively and in place. */
export function dropNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null && !Array.isArray(value)) Reflect.deleteProperty(value, name)
    else dropNulls(inner)
  }
}
