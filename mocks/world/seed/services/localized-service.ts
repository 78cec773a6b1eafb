import { localized } from '../localized.ts'
import { written } from '../written.ts'

/** The texts about a service in one language; the name and texts of a ride are derived from its road. */
interface ServiceText {
  readonly name: string
  readonly headline: string
  readonly description: string
}

interface EventText extends ServiceText {
  readonly venue: string
}

interface RideText {
  readonly from: string
  readonly to: string
  /** A sentence about sights or conditions on this road. */
  readonly line: string
}

const TEXTS = localized<Record<string, ServiceText & EventText & RideText>>('services')

/** Name, headline and description of a service. */
export function textsOf(id: string) {
  const { name, headline, description } = written(TEXTS, id)
  return { name, headline, description }
}

/** The venue of an event, in words. */
export const venueOf = (id: string) => written(TEXTS, id).venue

/** The ends of a ride, and a sentence about the road. */
export function roadOf(id: string) {
  const { from, to, line } = written(TEXTS, id)
  return { from, to, line }
}
