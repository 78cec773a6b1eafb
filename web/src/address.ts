import { createContext, use } from 'react'
import { usePathname, useSearch as useQuery } from 'wouter/use-browser-location'
import { go } from './navigation.ts'

/** The address of a page that the server renders: there is no `location`. */
export const ServerAddress = createContext<{ ssrPath?: string; ssrSearch?: string }>({})

/**
 * The path of the page, and the way to another address. Both hooks tell an address as it is written, escapes included:
 * what compares it with that of the server's, or reads it as a query, would decode it twice.
 */
export const useLocation = () => [usePathname(use(ServerAddress)), goTo] as const

const goTo = (...to: Parameters<typeof go>): void => void go(...to)

/** The query of the page, without the question mark. */
export const useSearch = () => useQuery(use(ServerAddress)).replace(/^\?/, '')
