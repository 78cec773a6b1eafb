/** Property names from the root; `*` stands for every item of an array or every member of a map. */
type Path = readonly string[]

/**
 * Removes what the paths name from a freshly parsed JSON value, in place.
 * @returns whether something was there to be removed; if not, the bytes the value came from may go out as they are
 */
export function strip(paths: readonly Path[], value: unknown): boolean {
  let removed = false
  for (const path of paths) removed = stripOne(path, 0, value) || removed
  return removed
}

function stripOne(path: Path, at: number, value: unknown): boolean {
  const name = path[at]
  if (name === undefined || !isHolder(value)) return false
  if (name === '*') {
    let removed = false
    for (const item of Object.values(value)) removed = stripOne(path, at + 1, item) || removed
    return removed
  }
  if (!Object.hasOwn(value, name)) return false
  if (at < path.length - 1) return stripOne(path, at + 1, value[name])
  return delete value[name]
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
