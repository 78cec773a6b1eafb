import { useDeferredValue, useMemo } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import { refine } from '../../domain/listing/address.ts'

/** Reads and writes the URL of a list. */
type AddressCodec<Search> = {
  /** `repaired` names the invalid parameters. */
  decode: (query: string) => { search: Search; repaired: string[] }
  hrefOf: (search: Search) => string
}

export type ListAddress<Search> = {
  search: Search
  /** The search whose entries are shown: a moment behind `search`, and the same object until it changes. */
  shown: Search
  /** Whether `shown` is behind: the second pass that follows renders the entries (decision 42.6). */
  isBehind: boolean
  repaired: readonly string[]
  hrefOf: (change: Partial<Search>) => string
  change: (change: Partial<Search>, options?: { replace: boolean }) => void
}

/**
 * The search, whose only state is the URL, and functions to change it. A choice pushes a history entry; changes while
 * dragging replace the entry that the drag began ("replace while dragging, push on commit", decision 36.1).
 */
export function useListAddress<Search extends { page: number }>(codec: AddressCodec<Search>): ListAddress<Search> {
  const query = useSearch()
  const soon = useDeferredValue(query)
  const { search, repaired } = codec.decode(query)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rules by which a page reads its URL do not change
  const shown = useMemo(() => codec.decode(soon).search, [soon])
  const [, navigate] = useLocation()
  const hrefOf = (change: Partial<Search>) => codec.hrefOf(refine(search, change))
  return {
    search,
    shown,
    isBehind: soon !== query,
    repaired,
    hrefOf,
    change: (part, options) => navigate(hrefOf(part), options),
  }
}
