import { recall, remember } from '../../tab/tab-memory.ts'

const KEY = 'rota.nationality'

/**
 * The nationality for which the basket's rooms were priced (decision 35.11). No line states it, but checking a price
 * again and naming the guests need it.
 */
export const rememberNationality = (country: string): void => void remember(KEY, country)

export const recallNationality = (): string | undefined => recall(KEY)
