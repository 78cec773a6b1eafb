import type { Path } from '@rota/openapi/agency/marks'
import type { FieldError } from '../errors.ts'

/**
 * The dates among the marked ones that lie before today, by pointer. The validators know no clock, so that they stay
 * pure; what is no number is their business.
 * @param today YYYYMMDD
 */
export function pastDates(paths: readonly Path[], value: unknown, today: number): FieldError[] {
  return paths.flatMap((path) =>
    placesOf(path, value)
      .filter(({ found }) => typeof found === 'number' && found < today)
      .map(({ pointer }) => ({ pointer, detail: 'must not be before today' })),
  )
}

/** Every value that a path leads to, with its pointer; `*` is every member. */
function placesOf(path: Path, value: unknown, pointer = ''): { pointer: string; found: unknown }[] {
  const [name, ...rest] = path
  if (name === undefined) return [{ pointer, found: value }]
  if (typeof value !== 'object' || value === null) return []
  const members = Object.entries(value).filter(([key]) => name === '*' || key === name)
  return members.flatMap(([key, member]) => placesOf(rest, member, `${pointer}/${key}`))
}
