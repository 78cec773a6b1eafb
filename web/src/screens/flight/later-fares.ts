import { later } from '../../parts/later.ts'

const opened = () => import('./opened.ts')

/** What opens below a flight, loaded when the pointer or the focus comes near it. */
export const FareTable = later(async () => (await opened()).FareTable)
export const FlightDetails = later(async () => (await opened()).FlightDetails)

export const prepareFares = () => void opened().catch(() => undefined)
