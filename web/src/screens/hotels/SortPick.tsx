import { useIntl } from 'react-intl'
import { SORTS, type HotelSort } from '../../domain/hotel-filters.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './list.module.css'

/** Where the sentence stands that explains the order. */
export const ORDER_ID = 'hotels-order'

/** The order of the list as plain text with a native select under it. */
export function SortPick({ sort, onSort }: { sort: HotelSort; onSort: (sort: HotelSort) => void }) {
  const { formatMessage } = useIntl()
  return (
    <label className={styles.sort}>
      <Icon name="sort" size="s" />
      <span className="sr">{formatMessage({ id: 'hotels.sort' })}</span>
      <select
        value={sort}
        aria-describedby={ORDER_ID}
        onChange={({ currentTarget }) => onSort(currentTarget.value as HotelSort)}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {formatMessage({ id: `hotels.sort.${one}` })}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </label>
  )
}
