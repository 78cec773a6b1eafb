import { localized } from '../localized.ts'
import { requireText } from '../seed-data.ts'

/** The texts about a service in one language; those of a ride come from its transfer. */
interface ServiceText {
  readonly name: string
  readonly headline: string
  readonly description: string
}

interface EventText extends ServiceText {
  readonly venue: string
}

interface RideText {
  /** A sentence about sights or conditions on this road. */
  readonly line: string
}

const TEXTS = localized<Record<string, ServiceText & EventText & RideText>>('services')

/** Name, headline and description of a service. */
export function textsOf(id: string) {
  const { name, headline, description } = requireText(TEXTS, id)
  return { name, headline, description }
}

/** The venue of an event, in words. */
export const venueOf = (id: string) => requireText(TEXTS, id).venue

/** A sentence about the road of a ride. */
export const lineOf = (id: string) => requireText(TEXTS, id).line
