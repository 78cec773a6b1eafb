import { useLocation, useSearch } from '../../address.ts'
import { refine } from '../../domain/listing/address.ts'

/** The address of a list in both directions. */
type AddressCodec<Search> = {
  /** `repaired` names the parameters that were bad. */
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
 * The search, which is the address, and the ways to change it. A choice is a new entry of the history; what goes on
 * while somebody drags replaces the entry that the drag began ("replace while dragging, push on commit",
 * decision 36.1).
 */
export function useListAddress<Search extends { page: number }>(codec: AddressCodec<Search>): ListAddress<Search> {
  const { search, repaired } = codec.decode(useSearch())
  const [, navigate] = useLocation()
  const hrefOf = (change: Partial<Search>) => codec.hrefOf(refine(search, change))
  return { search, repaired, hrefOf, change: (part, options) => navigate(hrefOf(part), options) }
}
