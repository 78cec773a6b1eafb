import { pointerToken } from '@rota/openapi/errors'
import type { Path } from '@rota/openapi/agency/marks'

/** A value with its JSON Pointer. */
interface FoundAt {
  pointer: string
  found: unknown
}

/**
 * All values at the given paths; missing ones are skipped. `*` matches every member of an object or list, and a final
 * `**` the value there and everything below.
 */
export function placesOf(paths: readonly Path[], value: unknown): FoundAt[] {
  const places: FoundAt[] = []
  for (const path of paths) addPlaces(places, path, 0, value, '')
  return places
}

function addPlaces(places: FoundAt[], path: Path, at: number, value: unknown, pointer: string): void {
  const name = path[at]
  if (name === undefined) return void places.push({ pointer, found: value })
  if (name === '**') return void places.push(...withDescendants(value, pointer))
  if (typeof value !== 'object' || value === null) return
  for (const key of name === '*' ? Object.keys(value) : [name]) {
    if (!Object.hasOwn(value, key)) continue
    const member = (value as Record<string, unknown>)[key]
    addPlaces(places, path, at + 1, member, `${pointer}/${pointerToken(key)}`)
  }
}

function withDescendants(found: unknown, pointer: string): FoundAt[] {
  const members = typeof found === 'object' && found !== null ? Object.entries(found) : []
  return [
    { pointer, found },
    ...members.flatMap(([key, member]) => withDescendants(member, `${pointer}/${pointerToken(key)}`)),
  ]
}
