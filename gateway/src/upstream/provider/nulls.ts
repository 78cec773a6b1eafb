/** Takes properties that are null out of what was read from JSON, at every depth and in place. */
export function dropNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null && !Array.isArray(value)) Reflect.deleteProperty(value, name)
    else dropNulls(inner)
  }
}
