/** A place of the provider: its type from set B (decision 18.2) and its id. */
export type ProviderPlace = { type: 1 | 2 | 3 | 4 | 5; id: string }

/** A place in the URL, as in `2-23494`. The type is part of it, because ids are unique only within a type. */
const SHAPE = /^([1-5])-([A-Za-z0-9]{1,40})$/

export function providerPlaceOf(place: string | undefined): ProviderPlace | undefined {
  const [, type, id] = SHAPE.exec(place ?? '') ?? []
  return type === undefined || id === undefined ? undefined : { type: Number(type) as ProviderPlace['type'], id }
}

/**
 * The `place` of a search for a location id: provider places are used as they are, agency places become
 * `location-{id}`.
 */
export const searchedPlace = (id: string): string => (providerPlaceOf(id) ? id : `location-${id}`)

export const providerPlaceText = ({ type, id }: ProviderPlace): string => `${type}-${id}`
