import { groupsOf, type Filters, type FilterTable, type FilterValue, type GroupOf, type ListGroup } from './filters.ts'
import { isActive, valueWithout } from './no-filters.ts'
import { sortedUnique } from './sorted-unique.ts'

/** A part of the filters that can be removed: a whole group, or one value of it. */
export type FilterPart<Group extends string = string> = { group: Group; value?: number | string }

const partsOfValues = <Group extends string>(group: Group, value: FilterValue): FilterPart<Group>[] =>
  Array.isArray(value) ? value.map((one) => ({ group, value: one })) : isActive(value) ? [{ group }] : []

/** All active filters, value by value, as the chips show them. */
export function chosenParts<Table extends FilterTable>(
  table: Table,
  filters: Filters<Table>,
): FilterPart<GroupOf<Table>>[] {
  return groupsOf(table).flatMap((group) => partsOfValues(group, filters[group]))
}

/**
 * The filters that could be dropped to see more, in the order of the table: whole groups, or single values if the group
 * requires all its values together.
 */
export function droppableParts<Table extends FilterTable>(
  table: Table,
  filters: Filters<Table>,
): FilterPart<GroupOf<Table>>[] {
  return groupsOf(table).flatMap((group) => {
    const kind = table[group]
    if (kind && 'together' in kind && kind.together) return partsOfValues(group, filters[group])
    return isActive(filters[group]) ? [{ group }] : []
  })
}

/** The filters without one part. */
export function withoutPart<Table extends FilterTable>(
  table: Table,
  filters: Filters<Table>,
  { group, value }: FilterPart<GroupOf<Table>>,
): Filters<Table> {
  const current: FilterValue = filters[group]
  const remaining =
    Array.isArray(current) && value !== undefined ? [...current].filter((one) => one !== value) : undefined
  return { ...filters, [group]: remaining ?? valueWithout(table, group) }
}

/** The filters with one value of a group toggled, as a checkbox does. */
export function toggleValue<Table extends FilterTable>(
  _table: Table,
  filters: Filters<Table>,
  group: ListGroup<Table>,
  value: number | string,
): Filters<Table> {
  const current: FilterValue = filters[group]
  const values: readonly (number | string)[] = Array.isArray(current) ? current : []
  const toggled = values.includes(value) ? values.filter((known) => known !== value) : [...values, value]
  return { ...filters, [group]: sortedUnique(toggled) }
}
