import { use, useState, type ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Checkbox } from '../../ui/fields/Choice.tsx'
import { IsPartial } from './full/is-partial.ts'
import styles from './list-filters.module.css'

/** Number of values that a group shows initially. */
const FEW = 6

type FilterOption = { key: string; label: ReactNode; count: number; on: boolean; toggle: () => void }

/**
 * The values of one group with their counts. A value that would leave no results cannot be ticked, unless only a part
 * of the list is known.
 */
export function FilterGroup({ title, options }: { title: ReactNode; options: readonly FilterOption[] }) {
  const [all, setAll] = useState(false)
  const isPart = use(IsPartial)
  if (options.length === 0) return null
  const shown = options.filter((option, place) => all || place < FEW || option.on)
  return (
    <fieldset className={styles.group} data-part={isPart ? '' : undefined}>
      <legend className={styles.legend}>{title}</legend>
      {shown.map(({ key, label, count, on, toggle }) => (
        <Checkbox key={key} aside={count} checked={on} disabled={!isPart && count === 0 && !on} onChange={toggle}>
          {label}
        </Checkbox>
      ))}
      {options.length > FEW ? (
        <button type="button" className="link small" aria-expanded={all} onClick={() => setAll(!all)}>
          <FormattedMessage id={all ? 'listing.filters.fewer' : 'listing.filters.more'} />
        </button>
      ) : null}
    </fieldset>
  )
}
