import { readTabItem, writeTabItem } from '../../tab/tab-storage.ts'

/** Storage key of the query that found the basket's flights, which is used to check their prices again. */
const KEY = 'rota.flights'

export const storeFlightQuery = (address: string): void => void writeTabItem(KEY, address)

export const storedFlightQuery = (): string | undefined => readTabItem(KEY)
