import { lazyPart } from '../../parts/lazy-part.ts'

const loadOpened = () => import('./opened.ts')

/** The parts that open below a flight, loaded when the pointer or the focus comes near their buttons. */
export const FareTable = lazyPart(async () => (await loadOpened()).FareTable)
export const FlightDetails = lazyPart(async () => (await loadOpened()).FlightDetails)

/** Starts to load the code of both parts. */
export const prepareFares = () => void loadOpened().catch(() => undefined)
