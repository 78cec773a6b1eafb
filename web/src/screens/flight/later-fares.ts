import { later } from '../../parts/later.ts'

const fares = () => import('./fares/FareTable.tsx').then((module) => module.FareTable)
const details = () => import('./FlightDetails.tsx').then((module) => module.FlightDetails)

/** What opens below a flight, loaded when the pointer or the focus comes near it. */
export const FareTable = later(fares)
export const FlightDetails = later(details)

export const prepareFares = () => void Promise.allSettled([fares(), details()])
