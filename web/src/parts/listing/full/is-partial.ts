import { createContext } from 'react'

/**
 * Whether counts are false, because the list does not have all entries yet (decision 36.14), or not all offers that a
 * group asks about (decision 36.6).
 */
export const IsPartial = createContext(false)
