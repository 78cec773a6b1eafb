import { useMemo } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotel-address.ts'
import { decode } from '../../domain/read-hotel-address.ts'
import { refine, type HotelSearch } from '../../domain/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'

/**
 * The search, which is the address, and the ways to change it. A choice is a new entry of the history; what goes on
 * while somebody drags replaces the entry that the drag began ("replace while dragging, push on commit",
 * decision 36.1).
 */
export function useListAddress() {
  const today = useToday()
  const query = useSearch()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const { search, repaired } = useMemo(() => decode(query, today), [query, today])
  const hrefOf = (change: Partial<HotelSearch>) => paths.hotels(encode(refine(search, change)))
  const change = (part: Partial<HotelSearch>, options?: { replace: boolean }) => navigate(hrefOf(part), options)
  return { search, repaired, hrefOf, change }
}

/** Changes the filters only. */
export type ChangeFilters = (filters: HotelSearch['filters'], options?: { replace: boolean }) => void
