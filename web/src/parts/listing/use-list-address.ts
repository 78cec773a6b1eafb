import { useDeferredValue, useMemo } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import { refine } from '../../domain/listing/address.ts'

/** How the URL of a list is read and written. */
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
 * The search of a list, whose only state is the URL, and functions to change it. A change pushes a history entry. While
 * a slider is dragged, `replace` changes the entry that the drag has pushed (decision 36.1).
 */
export function useListAddress<Search extends { page: number }>(codec: AddressCodec<Search>): ListAddress<Search> {
  const query = useSearch()
  const deferredQuery = useDeferredValue(query)
  const { search, repaired } = codec.decode(query)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rules by which a page reads its URL do not change
  const shown = useMemo(() => codec.decode(deferredQuery).search, [deferredQuery])
  const [, navigate] = useLocation()
  const hrefOf = (change: Partial<Search>) => codec.hrefOf(refine(search, change))
  return {
    search,
    shown,
    isBehind: deferredQuery !== query,
    repaired,
    hrefOf,
    change: (part, options) => navigate(hrefOf(part), options),
  }
}
