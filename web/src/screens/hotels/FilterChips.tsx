import { FormattedMessage, useIntl } from 'react-intl'
import { NO_FILTERS, type HotelFilters } from '../../domain/hotel-filters.ts'
import { Chip } from '../../ui/Chip.tsx'
import { filterChips } from './filter-chips.ts'
import { focusCount } from './ListHead.tsx'
import styles from './list.module.css'
import type { ChangeFilters } from './use-list-address.ts'
import { useFilterWords } from './use-filter-words.ts'

/** What narrows the list now, each with a cross. A press takes the chip away, so the focus goes to the count. */
export function FilterChips({ filters, onFilters }: { filters: HotelFilters; onFilters: ChangeFilters }) {
  const { formatMessage } = useIntl()
  const words = useFilterWords()
  const chips = filterChips(filters)
  const become = (next: HotelFilters) => {
    onFilters(next)
    focusCount()
  }
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={formatMessage({ id: 'hotels.filters.on' })}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Chip
            remove={formatMessage({ id: 'hotels.filters.remove' }, { filter: words(chip.words) })}
            onClick={() => become(chip.without)}
          >
            {words(chip.words)}
          </Chip>
        </li>
      ))}
      <li>
        <button type="button" className="link small" onClick={() => become({ ...NO_FILTERS })}>
          <FormattedMessage id="hotels.filters.clear" />
        </button>
      </li>
    </ul>
  )
}
