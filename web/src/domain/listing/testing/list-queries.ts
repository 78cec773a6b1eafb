import * as fc from 'fast-check'
import type { ListCodec, ListQuery } from '../address.ts'
import { sortedUnique } from '../sorted-unique.ts'
import { groupsOf, type FilterKind, type Filters, type FilterTable, type FilterValue } from '../filters.ts'

const wordsLike = (pattern = /^[a-z0-9-]{1,40}$/) => fc.stringMatching(pattern)

/** Any value of a filter group that a visitor can choose. */
function valuesOf(kind: FilterKind | undefined): fc.Arbitrary<FilterValue> {
  switch (kind?.kind) {
    case 'numbers':
      return fc.uniqueArray(fc.integer({ min: kind.min, max: kind.max })).map(sortedUnique)
    case 'words':
      return fc.uniqueArray(wordsLike(kind.pattern), { maxLength: 40 }).map(sortedUnique)
    case 'range':
      return rangesOf(kind)
    default:
      return fc.boolean()
  }
}

function rangesOf({ max: most, currency }: FilterKind & { kind: 'range' }): fc.Arbitrary<FilterValue> {
  const end = fc.option(fc.integer({ min: 0, max: most }), { nil: undefined })
  const code = currency === undefined ? fc.constant(undefined) : fc.option(wordsLike(), { nil: undefined })
  return fc.tuple(end, end, code).map(([one, other, chosen]) => {
    const isCrossed = one !== undefined && other !== undefined && one > other
    const [min, max] = isCrossed ? [other, one] : [one, other]
    return { min, max, currency: chosen }
  })
}

/** Any filters, order and page that a visitor can choose in a list, for tests of its URL. */
export function listQueries<Table extends FilterTable, Sort extends string>({
  filters,
  sorts,
}: ListCodec<Table, Sort>): fc.Arbitrary<ListQuery<Table, Sort>> {
  const groups = Object.fromEntries(groupsOf(filters).map((group) => [group, valuesOf(filters[group])]))
  return fc.record({
    filters: fc.record(groups) as fc.Arbitrary<Filters<Table>>,
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 1000 }),
  })
}
