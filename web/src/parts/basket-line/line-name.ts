import type { SoldLine } from './sold-line.ts'

export type Named = Pick<SoldLine, 'title' | 'legs' | 'from' | 'to'>

/** Where a journey begins and ends; undefined for every other product. */
export function endsOf({ legs, from, to }: Named) {
  const [first] = legs ?? []
  const last = legs?.at(-1)
  if (first && last) return { from: first.departure.city.name, to: last.arrival.city.name }
  return from && to ? { from: from.name, to: to.name } : undefined
}

/** Message id of a journey's name. */
export const messageOf = ({ legs }: Named) => (legs ? 'line.cities' : 'line.ride')
