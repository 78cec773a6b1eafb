import { pointerToken } from '@rota/openapi/errors'
import type { Path } from '@rota/openapi/agency/marks'

/** A value with its JSON Pointer. */
interface FoundAt {
  pointer: string
  found: unknown
}

/** All values at the given paths. `*` matches every member; a final `**` matches the value there and all below it. */
export const placesOf = (paths: readonly Path[], value: unknown): FoundAt[] =>
  paths.flatMap((path) => placesAt(path, value, ''))

function placesAt(path: Path, value: unknown, pointer: string): FoundAt[] {
  const [name, ...rest] = path
  if (name === undefined) return [{ pointer, found: value }]
  if (name === '**') return everything(value, pointer)
  if (typeof value !== 'object' || value === null) return []
  const members = Object.entries(value).filter(([key]) => name === '*' || key === name)
  return members.flatMap(([key, member]) => placesAt(rest, member, `${pointer}/${pointerToken(key)}`))
}

function everything(found: unknown, pointer: string): FoundAt[] {
  const members = typeof found === 'object' && found !== null ? Object.entries(found) : []
  return [
    { pointer, found },
    ...members.flatMap(([key, member]) => everything(member, `${pointer}/${pointerToken(key)}`)),
  ]
}
