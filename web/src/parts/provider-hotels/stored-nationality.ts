import { readTabItem, writeTabItem } from '../../tab/tab-storage.ts'

const KEY = 'rota.nationality'

/**
 * The nationality for which the basket's rooms were priced (decision 35.11). No line states it, but checking a price
 * again and naming the guests need it.
 */
export const storeNationality = (country: string): void => void writeTabItem(KEY, country)

export const storedNationality = (): string | undefined => readTabItem(KEY)
