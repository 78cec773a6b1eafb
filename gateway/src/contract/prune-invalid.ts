import type { Path } from '@rota/openapi/agency/marks'
import type { Validate } from '@rota/openapi/agency/validators'
import { valueAt } from '../translate/value-at.ts'

type Error = NonNullable<Validate['errors']>[number]
type Place = readonly string[]

/** What may be removed from an invalid response. */
export interface PruneOptions {
  /** Lists whose items may be removed individually (F6). */
  lists: readonly Path[]
  /** Whether optional properties may be removed as well (F16). */
  properties: boolean
  /** Properties that must stay, with everything inside and around them. */
  kept: readonly Path[]
}

/** How much was removed. */
export interface PruneResult {
  items: number
  properties: number
}

/**
 * Maximum number of rounds. Each moves up one level at most, and no schema of a response is nested deeper than this.
 */
const MAX_ROUNDS = 24

/**
 * Removes everything invalid from a response, in place and from the inside out: optional properties, and items of
 * marked lists. If a required value is invalid, whatever contains it is removed.
 * @param check returns the remaining errors; an empty list means that the response is valid
 * @returns undefined if something required is invalid, or if a list would lose all of its items
 */
export function pruneInvalid(
  answer: unknown,
  check: () => readonly Error[],
  options: PruneOptions,
): PruneResult | undefined {
  const removed: PruneResult = { items: 0, properties: 0 }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const errors = check()
    if (errors.length === 0) return removed
    const places = errors.map(({ instancePath }) => placeOf(answer, segmentsOf(instancePath), options))
    if (!places.every((place) => place !== undefined)) return undefined
    if (!removeAll(answer, places, options, removed)) return undefined
  }
  return undefined
}

/** The property or item to remove for an error at `path`. */
function placeOf(answer: unknown, path: Place, options: PruneOptions): Place | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length)
    const holder = valueAt(answer, place.slice(0, -1))
    const isItem = Array.isArray(holder)
    if (isItem ? isPrunableList(place.slice(0, -1), options) : mayRemove(place, options)) return place
  }
  return undefined
}

const isPrunableList = (list: Place, { lists }: PruneOptions) =>
  lists.some((path) => path.length === list.length && isPrefix(path, list))

/** Whether a place is neither inside nor around a property that must stay. */
const mayRemove = (place: Place, { properties, kept }: PruneOptions) =>
  properties && !kept.some((path) => isPrefix(path, place) || isPrefix(place, path))

/** Whether `shorter` is a prefix of `longer`; `*` matches any name. */
function isPrefix(shorter: Place, longer: Place): boolean {
  return (
    shorter.length <= longer.length &&
    shorter.every((name, at) => name === longer[at] || name === '*' || longer[at] === '*')
  )
}

/**
 * Removes the values at `places`. A list that would lose all of its items is removed itself; if that is not allowed,
 * the result is false.
 */
function removeAll(answer: unknown, places: Place[], options: PruneOptions, removed: PruneResult): boolean {
  const byHolder = Map.groupBy(places, (place) => JSON.stringify(place.slice(0, -1)))
  for (const [key, inHolder] of byHolder) {
    const path = JSON.parse(key) as string[]
    const holder = valueAt(answer, path)
    const names = new Set(inHolder.map((place) => place.at(-1) ?? ''))
    if (!Array.isArray(holder)) removed.properties += removeProperties(holder, names)
    else if (holder.length > names.size) removed.items += removeItems(holder, names)
    else if (path.length === 0 || !mayRemove(path, options)) return false
    else removed.properties += removeProperties(valueAt(answer, path.slice(0, -1)), new Set(path.slice(-1)))
  }
  return true
}

function removeProperties(holder: unknown, names: ReadonlySet<string>): number {
  if (typeof holder !== 'object' || holder === null) return 0
  for (const name of names) delete (holder as Record<string, unknown>)[name]
  return names.size
}

function removeItems(items: unknown[], names: ReadonlySet<string>): number {
  const remaining = items.filter((_item, at) => !names.has(`${at}`))
  items.splice(0, items.length, ...remaining)
  return names.size
}

const segmentsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Whether an error is at or below one of the paths. */
export function isWithin({ instancePath }: Error, paths: readonly Path[]): boolean {
  const place = segmentsOf(instancePath)
  return paths.some((path) => isPrefix(path, place))
}
