import { use, useState, type ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Checkbox } from '../../ui/fields/Choice.tsx'
import { IsPartial } from './full/is-partial.ts'
import styles from './list-filters.module.css'

/** Number of values that a group shows initially. */
const INITIAL_COUNT = 6

type FilterOption = { key: string; label: ReactNode; count: number; on: boolean; toggle: () => void }

/**
 * The values of one group with their counts. A value that would leave no results cannot be ticked, unless only a part
 * of the list is known.
 */
export function FilterGroup({ title, options }: { title: ReactNode; options: readonly FilterOption[] }) {
  const [isExpanded, setExpanded] = useState(false)
  const isPartial = use(IsPartial)
  if (options.length === 0) return null
  const shown = options.filter((option, place) => isExpanded || place < INITIAL_COUNT || option.on)
  return (
    <fieldset className={styles.group} data-part={isPartial ? '' : undefined}>
      <legend className={styles.legend}>{title}</legend>
      {shown.map(({ key, label, count, on, toggle }) => (
        <Checkbox key={key} aside={count} checked={on} disabled={!isPartial && count === 0 && !on} onChange={toggle}>
          {label}
        </Checkbox>
      ))}
      {options.length > INITIAL_COUNT ? (
        <button
          type="button"
          className="link small"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          <FormattedMessage id={isExpanded ? 'listing.filters.fewer' : 'listing.filters.more'} />
        </button>
      ) : null}
    </fieldset>
  )
}
