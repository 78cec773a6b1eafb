import { recall, remember } from '../../booking/tab-memory.ts'

/** The search that the flights of the basket were found with, as its address: prices are checked again by it. */
const KEY = 'rota.flights'

export const rememberFlights = (address: string): void => void remember(KEY, address)

export const recallFlights = (): string | undefined => recall(KEY)
