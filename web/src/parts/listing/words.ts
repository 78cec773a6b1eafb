import type { ReactNode } from 'react'
import type { FilterPart } from '../../domain/listing/change-filters.ts'

/** The texts that depend on what is listed. */
export type ListingWords<Group extends string, Sort extends string> = {
  /** Name of one value, or of a group without checkbox values: "4 stars", "₺6.500 – ₺38.000". */
  part: (part: FilterPart<Group>) => string
  /** Name of a whole group: "Stars". */
  group: (group: Group) => string
  sortName: (sort: Sort) => string
  /** The sentence that explains an order. */
  orderNote: (sort: Sort) => string
  /** "Show 12 stays", the button of the filter sheet. */
  show: (count: number) => string
  /** "Show these 12 stays": the button that drops a filter. */
  showDropped: (count: number) => string
  /** "Without {filter} there are 12 stays." */
  without: (filter: ReactNode, count: number) => ReactNode
}
