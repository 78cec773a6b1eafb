import { sortedUnique } from './sorted-unique.ts'
import { groupsOf, type FilterKind, type Filters, type FilterTable, type FilterValue, type Range } from './filters.ts'
import type { ListCodec, ListQuery } from './address.ts'
import type { Reader } from './query-reader.ts'

/** The highest page that the contract accepts. */
const MAX_PAGE = 1000

/**
 * Reads what `listEntries` has written. Lists may be written `stars=4,5` or `stars=4&stars=5`, as a form without
 * scripts sends them. Invalid values are repaired, and the reader remembers their names.
 */
export function readList<Table extends FilterTable, Sort extends string>(
  { filters, sorts }: ListCodec<Table, Sort>,
  reader: Reader,
): ListQuery<Table, Sort> {
  const read = groupsOf(filters).map((group) => [group, readGroup(filters[group], reader)])
  return {
    filters: Object.fromEntries(read) as Filters<Table>,
    sort: reader.oneOf('sort', sorts) ?? sorts[0],
    page: reader.whole('page', 1, MAX_PAGE) ?? 1,
  }
}

function readGroup(kind: FilterKind | undefined, reader: Reader): FilterValue {
  switch (kind?.kind) {
    case 'numbers':
      return sortedUnique(reader.wholes(kind.name, kind.min, kind.max))
    case 'words':
      return reader.words(kind.name, kind.pattern)
    case 'range':
      return readRange(kind, reader)
    default:
      return kind !== undefined && reader.oneOf(kind.name, [kind.word]) !== undefined
  }
}

/** A range with swapped ends is read the other way round. */
function readRange({ names: [from, to], max: most, currency }: FilterKind & { kind: 'range' }, reader: Reader): Range {
  const [low, high] = [reader.whole(from, 0, most), reader.whole(to, 0, most)]
  const [min, max] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  return { min, max, currency: currency && reader.words(currency)[0] }
}
