import type { SoldLine } from './sold-line.ts'

export type LineNameFields = Pick<SoldLine, 'title' | 'legs' | 'from' | 'to'>

/** The names of the places where a flight or a transfer begins and ends; undefined for every other product. */
export function journeyEnds({ legs, from, to }: LineNameFields) {
  const [first] = legs ?? []
  const last = legs?.at(-1)
  if (first && last) return { from: first.departure.city.name, to: last.arrival.city.name }
  return from && to ? { from: from.name, to: to.name } : undefined
}

/** Message id for the name of a journey with its two places. */
export const journeyMessageId = ({ legs }: LineNameFields) => (legs ? 'line.cities' : 'line.ride')
