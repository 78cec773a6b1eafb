import { createContext, use } from 'react'
import { usePathname, useSearch as useQuery } from 'wouter/use-browser-location'

type Address = {
  /** Path and query of a page that the server renders: there is no `location`. */
  ssrPath?: string
  ssrSearch?: string
  /** Goes to an address of the shop. */
  go: (href: string, options?: { replace?: boolean; state?: unknown }) => void
}

export const AddressContext = createContext<Address>({ go: (href) => location.assign(href) })

/**
 * The path of the page, and the way to another address. Both hooks tell an address as it is written, escapes included:
 * who compares it with that of the server, or reads it as a query, would otherwise decode it twice.
 */
export function useLocation() {
  const { go, ...server } = use(AddressContext)
  return [usePathname(server), go] as const
}

/** The query of the page, without the question mark. */
export const useSearch = () => useQuery(use(AddressContext)).replace(/^\?/, '')
