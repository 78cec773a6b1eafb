import { recall, remember } from '../../tab/tab-memory.ts'

/** Storage key of the query that found the basket's flights, which is used to check their prices again. */
const KEY = 'rota.flights'

export const rememberFlights = (address: string): void => void remember(KEY, address)

export const recallFlights = (): string | undefined => recall(KEY)
