import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './list.module.css'
import type { ListingWords } from './words.ts'

/** Id of the sentence that explains the order. */
export const ORDER_ID = 'list-order'

type SortPickProps<Sort extends string> = {
  sort: Sort
  sorts: readonly Sort[]
  words: Pick<ListingWords<never, Sort>, 'sortName'>
  onSort: (sort: Sort) => void
}

/** The order as plain text over an invisible native select. */
export function SortPick<Sort extends string>({ sort, sorts, words, onSort }: SortPickProps<Sort>) {
  const { formatMessage } = useIntl()
  const pick = (value: string) => {
    const next = sorts.find((option) => option === value)
    if (next !== undefined) onSort(next)
  }
  return (
    <label className={styles.sort}>
      <Icon name="sort" size="s" />
      <span className="sr">{formatMessage({ id: 'listing.sort' })}</span>
      <select value={sort} aria-describedby={ORDER_ID} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {sorts.map((option) => (
          <option key={option} value={option}>
            {words.sortName(option)}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </label>
  )
}
