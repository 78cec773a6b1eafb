import { useMemo, useSyncExternalStore } from 'react'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { refine } from '../../domain/listing/address.ts'
import { useHotelSource } from '../provider-hotels/use-hotel-source.ts'

/**
 * "Continue your search: works with no login and no marketing cookie (local storage, first party, clearable)" (decision
 * 35.5). Searches are stored as list queries, so that one codec reads and repairs them.
 */
const KEY = 'rota.searches'
/** The number of searches that are kept. */
const MAX_SEARCHES = 4

/** Parses the stored queries; an invalid text counts as none. */
export function readAddresses(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Adds a search at the front, without its filters; one per place, newest first. */
export function withSearch(addresses: readonly string[], search: HotelSearch): string[] {
  const address = encode(refine(search, { filters: NO_FILTERS, sort: 'recommended' }))
  const placeOf = (query: string) => new URLSearchParams(query).get('place')
  const others = addresses.filter((other) => placeOf(other) !== placeOf(address))
  return [address, ...others].slice(0, MAX_SEARCHES)
}

const listeners = new Set<() => void>()

/** When the browser blocks storage, nothing is remembered. */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(addresses: string[]): void {
  try {
    if (addresses.length > 0) localStorage.setItem(KEY, JSON.stringify(addresses))
    else localStorage.removeItem(KEY)
  } catch {
    // The browser blocks storage, so nothing has changed.
    return
  }
  for (const listener of listeners) listener()
}

export const rememberSearch = (search: HotelSearch): void => store(withSearch(readAddresses(readStored()), search))

export const forgetSearches = (): void => store([])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The visitor's last searches, newest first, with past dates moved ahead. Empty on the server. */
export function useRecentSearches(today: CivilDate): HotelSearch[] {
  const source = useHotelSource()
  const text = useSyncExternalStore(subscribe, readStored, () => null)
  return useMemo(
    () => readAddresses(text).map((address) => decode(address, today, source).search),
    [text, today, source],
  )
}
