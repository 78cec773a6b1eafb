import { createContext } from 'react'

/** Whether a list does not have all of its entries yet, so that its counts are false (decision 36.14). */
export const IsPart = createContext(false)
