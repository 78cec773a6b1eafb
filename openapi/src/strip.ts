/** Property names from the root; `*` stands for every item of an array or every member of a map. */
type Path = readonly string[]

/**
 * Removes the properties named by the paths. Copies only what changes and returns the same value if nothing does, so
 * that the original bytes can be forwarded.
 */
export function without<T>(paths: readonly Path[], value: T): T {
  return paths.reduce<unknown>((result, path) => withoutPath(path, 0, result), value) as T
}

/** Removes the property at a path. `depth` is the number of path segments that lead to `value`. */
function withoutPath(path: Path, depth: number, value: unknown): unknown {
  const name = path[depth]
  if (name === undefined || !isHolder(value)) return value
  const isLast = depth === path.length - 1
  if (name !== '*' && isLast) return Object.hasOwn(value, name) ? omitted(value, name) : value
  let copy: Record<string, unknown> | undefined
  for (const key of name === '*' ? Object.keys(value) : [name]) {
    if (!Object.hasOwn(value, key)) continue
    const inner = withoutPath(path, depth + 1, value[key])
    if (inner === value[key]) continue
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>
    copy[key] = inner
  }
  return copy ?? value
}

function omitted(value: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _omitted, ...others } = value
  return others
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
