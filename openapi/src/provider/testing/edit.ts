/** Names and indexes from the root of a payload, joined by dots: `body.hotels.0.id`. */
export type Spot = string

/** A value inside a payload, with its place. */
export interface Found {
  spot: Spot
  value: unknown
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** All values inside a payload, outer before inner, without the payload itself. */
export function inside(payload: unknown, parentSpot = ''): Found[] {
  if (!isHolder(payload)) return []
  return Object.entries(payload).flatMap(([name, value]) => {
    const spot = parentSpot === '' ? name : `${parentSpot}.${name}`
    return [{ spot, value }, ...inside(value, spot)]
  })
}

/** The last name of a spot. */
export const nameOf = (spot: Spot) => spot.slice(spot.lastIndexOf('.') + 1)

/** Whether a spot is an item of a list. */
export const isItem = (spot: Spot) => /^\d+$/.test(nameOf(spot))

/**
 * A copy of the payload with another value at a spot; `undefined` removes the property. Throws if the spot does not
 * exist.
 */
export function edited(payload: unknown, spot: Spot, value: unknown): unknown {
  const copy: unknown = structuredClone(payload)
  const parents = spot.split('.')
  const last = parents.pop() ?? ''
  let holder: unknown = copy
  for (const name of parents) holder = isHolder(holder) ? holder[name] : undefined
  if (!isHolder(holder)) throw new Error(`there is no ${spot}`)
  if (value === undefined && !Reflect.has(holder, last)) throw new Error(`there is no ${spot} to take away`)
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else holder[last] = value
  return copy
}
