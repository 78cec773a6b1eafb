import type { Validate } from '@rota/openapi/agency/validators'
import type { Path } from '@rota/openapi/agency/marks'

type Errors = NonNullable<Validate['errors']>

/** An item of a list in an answer: where the list is, and which one. */
interface Place {
  list: readonly string[]
  index: number
}

/**
 * Takes the items out of an answer's marked lists that break the contract (`x-drop-invalid`, reliability F6).
 * @param errors everything that is wrong with the answer
 * @returns how many went; 0, with nothing changed, when more is wrong than items, or nothing would be left of a list
 */
export function dropInvalid(answer: unknown, errors: Errors, lists: readonly Path[]): number {
  // `if` only repeats what the errors beneath it say.
  const places = errors.filter(({ keyword }) => keyword !== 'if').map((error) => placeOf(error.instancePath, lists))
  if (!places.every((place) => place !== undefined)) return 0
  const byList = Map.groupBy(places, ({ list }) => list.join('/'))
  const found = [...byList.values()].map((of) => ({
    items: valueAt(answer, of[0]?.list ?? []),
    broken: new Set(of.map(({ index }) => index)),
  }))
  if (!found.every(({ items, broken }) => Array.isArray(items) && items.length > broken.size)) return 0
  let dropped = 0
  for (const { items, broken } of found) {
    if (!Array.isArray(items)) continue
    const kept = items.filter((_item, at) => !broken.has(at))
    items.splice(0, items.length, ...kept)
    dropped += broken.size
  }
  return dropped
}

/** The item of a marked list that an error is in. */
function placeOf(instancePath: string, lists: readonly Path[]): Place | undefined {
  const names = instancePath.split('/').slice(1)
  const list = lists.find((path) => path.length < names.length && path.every((name, at) => name === names[at]))
  const index = list && Number(names[list.length])
  return list !== undefined && Number.isInteger(index) ? { list, index: Number(index) } : undefined
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[name] : undefined,
    value,
  )
}
