import SEEDS from '../../../seed/services/desks.json' with { type: 'json' }
import type { Schema } from '../../basics/schemas.ts'
import { inEach, properName, text, type TextByLanguage } from '../../basics/texts.ts'
import { AIRPORTS, type AirportId } from '../airports.ts'
import { PLACES, type PlaceId } from '../places.ts'
import { seedsOf, requireText } from '../seed-data.ts'
import { WORDS } from './words.ts'

interface Desk {
  /** The airport with the desk for cars; campers stand in a yard of the place. */
  readonly airport: AirportId
  readonly desk: string
  readonly yard: string
}

const DESKS = seedsOf<Record<string, Desk>>(SEEDS)

/** Where a vehicle of a place is handed over, in words, and the address. */
export function handOverAt(
  place: PlaceId,
  at: 'desk' | 'yard',
): { pickup: Schema<'LocalizedText'>; address: Schema<'LocalizedText'> } {
  const desk = requireText(DESKS, place)
  const name: TextByLanguage = at === 'desk' ? AIRPORTS[desk.airport].name : PLACES[place].name
  return {
    pickup: text(inEach((pick) => pick(WORDS.handOver[at]).replace('{place}', pick(name)))),
    address: properName(desk[at]),
  }
}
