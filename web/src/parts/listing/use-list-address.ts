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
  repaired: readonly string[]
  hrefOf: (change: Partial<Search>) => string
  change: (change: Partial<Search>, options?: { replace: boolean }) => void
}

/**
 * The search, whose only state is the URL, and functions to change it. A choice pushes a history entry; changes while
 * dragging replace the entry that the drag began ("replace while dragging, push on commit", decision 36.1).
 */
export function useListAddress<Search extends { page: number }>(codec: AddressCodec<Search>): ListAddress<Search> {
  const { search, repaired } = codec.decode(useSearch())
  const [, navigate] = useLocation()
  const hrefOf = (change: Partial<Search>) => codec.hrefOf(refine(search, change))
  return { search, repaired, hrefOf, change: (part, options) => navigate(hrefOf(part), options) }
}
