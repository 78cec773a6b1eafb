import type { Path } from '@rota/openapi/agency/marks'
import type { Validate } from '@rota/openapi/agency/validators'
import { valueAt } from '../translate/value-at.ts'

type Error = NonNullable<Validate['errors']>[number]
type Place = readonly string[]

/** What may be taken out of an answer that breaks the contract. */
export interface Leaving {
  /** Lists whose items are left out one by one (F6). */
  lists: readonly Path[]
  /** Optional properties are left out as well (F16). */
  properties: boolean
  /** Properties that stay, with all that is in them and around them. */
  kept: readonly Path[]
}

/** How much was taken out. */
export interface LeftOut {
  items: number
  properties: number
}

/** Each round climbs one level at most; no answer is nested any deeper. */
const ROUNDS = 24

/**
 * Takes out of an answer what breaks the contract, in place, the innermost first: an optional property, an item of a
 * marked list. What is required takes along what holds it.
 * @param check the errors that have to go; none is an answer that is good
 * @returns undefined when the contract asks for what is broken, or for a list of which nothing would be left
 */
export function leaveOut(answer: unknown, check: () => readonly Error[], leaving: Leaving): LeftOut | undefined {
  const left: LeftOut = { items: 0, properties: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const errors = check()
    if (errors.length === 0) return left
    const places = errors.map(({ instancePath }) => placeOf(answer, segmentsOf(instancePath), leaving))
    if (!places.every((place) => place !== undefined)) return undefined
    if (!takeOut(answer, places, leaving, left)) return undefined
  }
  return undefined
}

/** The property or item that a broken place goes with. */
function placeOf(answer: unknown, path: Place, leaving: Leaving): Place | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length)
    const holder = valueAt(answer, place.slice(0, -1))
    const isItem = Array.isArray(holder)
    if (isItem ? isListed(place.slice(0, -1), leaving) : mayGo(place, leaving)) return place
  }
  return undefined
}

const isListed = (list: Place, { lists }: Leaving) =>
  lists.some((path) => path.length === list.length && isBeginning(path, list))

/** Neither in what stays, nor around it. */
const mayGo = (place: Place, { properties, kept }: Leaving) =>
  properties && !kept.some((path) => isBeginning(path, place) || isBeginning(place, path))

/** Whether two paths agree as far as the shorter one goes, which has to be the first. */
function isBeginning(shorter: Place, longer: Place): boolean {
  return (
    shorter.length <= longer.length &&
    shorter.every((name, at) => name === longer[at] || name === '*' || longer[at] === '*')
  )
}

function takeOut(answer: unknown, places: Place[], leaving: Leaving, left: LeftOut): boolean {
  const byHolder = Map.groupBy(places, (place) => JSON.stringify(place.slice(0, -1)))
  for (const [key, of] of byHolder) {
    const path = JSON.parse(key) as string[]
    const holder = valueAt(answer, path)
    const names = new Set(of.map((place) => place.at(-1) ?? ''))
    if (!Array.isArray(holder)) left.properties += removeProperties(holder, names)
    else if (holder.length > names.size) left.items += removeItems(holder, names)
    else if (path.length === 0 || !mayGo(path, leaving)) return false
    else left.properties += removeProperties(valueAt(answer, path.slice(0, -1)), new Set(path.slice(-1)))
  }
  return true
}

function removeProperties(holder: unknown, names: ReadonlySet<string>): number {
  if (typeof holder !== 'object' || holder === null) return 0
  for (const name of names) delete (holder as Record<string, unknown>)[name]
  return names.size
}

function removeItems(items: unknown[], names: ReadonlySet<string>): number {
  const stay = items.filter((_item, at) => !names.has(`${at}`))
  items.splice(0, items.length, ...stay)
  return names.size
}

const segmentsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Whether an error is at one of the paths, or inside. */
export function isWithin({ instancePath }: Error, paths: readonly Path[]): boolean {
  const place = segmentsOf(instancePath)
  return paths.some((path) => isBeginning(path, place))
}
