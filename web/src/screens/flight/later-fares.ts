import { later } from '../../parts/later.ts'

const loadOpened = () => import('./opened.ts')

/** The parts that open below a flight, loaded when the pointer or the focus comes near their buttons. */
export const FareTable = later(async () => (await loadOpened()).FareTable)
export const FlightDetails = later(async () => (await loadOpened()).FlightDetails)

/** Starts to load the code of both parts. */
export const prepareFares = () => void loadOpened().catch(() => undefined)
