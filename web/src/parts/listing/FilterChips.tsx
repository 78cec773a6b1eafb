import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { chosenParts, withoutPart } from '../../domain/listing/change-filters.ts'
import type { Filters, FilterTable, GroupOf } from '../../domain/listing/filters.ts'
import { noFilters } from '../../domain/listing/no-filters.ts'
import { Chip } from '../../ui/buttons/Chip.tsx'
import { focusCount } from './ListHead.tsx'
import styles from './list.module.css'
import type { ListingWords } from './words.ts'

type FilterChipsProps<Table extends FilterTable> = {
  table: Table
  filters: Filters<Table>
  words: Pick<ListingWords<GroupOf<Table>, never>, 'part'>
  onFilters: (filters: Filters<Table>) => void
}

/** The active filters, each with a cross. A press removes the chip, so the focus moves to the count. */
export function FilterChips<Table extends FilterTable>({ table, filters, words, onFilters }: FilterChipsProps<Table>) {
  const { formatMessage } = useIntl()
  const parts = chosenParts(table, filters)
  const apply = (next: Filters<Table>) => {
    onFilters(next)
    focusCount()
  }
  if (parts.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'listing.filters.on' })}>
      {parts.map((part) => (
        <li key={`${part.group} ${part.value ?? ''}`}>
          <Chip
            remove={formatMessage({ id: 'listing.filters.remove' }, { filter: words.part(part) })}
            onClick={() => apply(withoutPart(table, filters, part))}
          >
            {words.part(part)}
          </Chip>
        </li>
      ))}
      <li>
        <button type="button" className="link small" onClick={() => apply(noFilters(table))}>
          <FormattedMessage id="listing.filters.clear" />
        </button>
      </li>
    </ul>
  )
}
