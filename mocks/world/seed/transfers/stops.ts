import type { Schema } from '../../basics/schemas.ts'
import { text, type TextByLanguage } from '../../basics/texts.ts'
import { AIRPORTS, isAirport } from '../airports.ts'
import { PLACES } from '../places.ts'
import type { StopId } from './routes.ts'
import { TRANSFER_WORDS } from './words.ts'

/** The name of a stop in every language. */
export const nameOf = (stop: StopId): TextByLanguage => (isAirport(stop) ? AIRPORTS[stop].name : PLACES[stop].name)

/** Minutes that a driver waits: guests are often delayed at an airport, rarely at a hotel. */
export const waitAt = (stop: StopId) => (isAirport(stop) ? 60 : 15)

/** Where the driver waits. */
export const meetingAt = (stop: StopId): Schema<'LocalizedText'> =>
  text(TRANSFER_WORDS.meeting[isAirport(stop) ? 'airport' : 'door'])
