import type { ReactNode } from 'react'
import type { FilterPart } from '../../domain/listing/change-filters.ts'
import type { Range } from '../../domain/listing/filters.ts'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useFormats } from '../../i18n/use-locale.ts'

/** The texts that differ between lists. */
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

/** The words of a range, from three messages whose ids begin the same: "from 2 days", "₺6.500 – ₺38.000". */
export function useRangeWords(): (id: string, range: Range, sign?: string) => string {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  // An amount is isolated left to right, whatever the surrounding direction (U+2066 to U+2069).
  const limitText = (value = 0, sign?: string) =>
    sign === undefined ? `${value}` : `\u2066${sign}${number(value)}\u2069`
  return (id, { min, max }, sign) => {
    const variant = min === undefined ? 'to' : max === undefined ? 'from' : 'range'
    return formatMessage({ id: `${id}.${variant}` }, { min: limitText(min, sign), max: limitText(max, sign) })
  }
}
