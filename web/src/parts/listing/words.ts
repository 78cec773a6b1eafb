import type { ReactNode } from 'react'
import type { FilterPart } from '../../domain/listing/change-filters.ts'

/** What a list says in words of its own kind. */
export type ListingWords<Group extends string, Sort extends string> = {
  /** One value, or a whole group that has no values to tick: "4 stars", "₺6.500 – ₺38.000". */
  part: (part: FilterPart<Group>) => string
  /** A whole group: "Stars". */
  group: (group: Group) => string
  sortName: (sort: Sort) => string
  /** The sentence that explains an order. */
  orderNote: (sort: Sort) => string
  /** "Show 12 stays", on the sheet of filters. */
  show: (count: number) => string
  /** "Show these 12 stays": what dropping a filter would bring. */
  showDropped: (count: number) => string
  /** "Without {filter} there are 12 stays." */
  without: (filter: ReactNode, count: number) => ReactNode
}
