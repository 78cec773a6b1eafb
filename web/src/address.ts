import { createContext, use } from 'react'
import { usePathname, useSearch as useQuery } from 'wouter/use-browser-location'

/**
 * Path and query with which the server rendered the page. Parts that are hydrated later have them too, although the
 * visitor may have chosen another address meanwhile.
 */
export type DocumentUrl = { ssrPath: string; ssrSearch: string }

type Address = DocumentUrl & {
  /** Navigates to a URL of the shop. */
  go: (href: string, options?: { replace?: boolean; state?: unknown }) => void
}

export const AddressContext = createContext<Address>({
  ssrPath: '',
  ssrSearch: '',
  go: (href) => location.assign(href),
})

/**
 * The path of the current page, and a function that navigates. Both hooks return the URL still percent-encoded, so that
 * callers who compare it with the server's or parse it as a query do not decode it twice.
 */
export function useLocation() {
  const { go, ...server } = use(AddressContext)
  return [usePathname(server), go] as const
}

/** The query of the page, without the question mark. */
export const useSearch = () => useQuery(use(AddressContext)).replace(/^\?/, '')

/** Fades the page out when the visitor leaves it. The result shows the page again. */
type Leave = () => Promise<() => void>

let leave: Leave | undefined

/** Sets what happens once the next screen is loaded, before the URL changes. Its code is not in the first load. */
export function onLeave(fadeOut: Leave | undefined): void {
  leave = fadeOut
}

export const leavePage = async () => leave?.()

/** The number of the latest navigation, whose page may still be loading. */
export let latestNavigation = 0

let superseded: (() => void) | undefined

/** Starts a navigation, which supersedes one whose page is still loading. */
export function beginNavigation(): number {
  superseded?.()
  return (latestNavigation += 1)
}

/** Resolves when another navigation supersedes the latest. */
export const navigationSuperseded = (): Promise<void> => new Promise((resolve) => void (superseded = resolve))
