import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { encodePlaces, type PlaceList } from '../../domain/places/place-list.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './locations.module.css'

/** Links to the other pages of the list, so that search engines find every place. */
export function Pages({ list, count }: { list: PlaceList; count: number }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const href = (page: number) => paths.locations(encodePlaces({ ...list, page }))
  const { page } = list
  if (count < 2) return null
  return (
    <nav className={styles.pages} aria-label={formatMessage({ id: 'locations.pages' })}>
      {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
        <a
          key={number}
          href={href(number)}
          aria-current={number === page ? 'page' : undefined}
          aria-label={formatMessage({ id: 'locations.titlePage' }, { page: number })}
        >
          {number}
        </a>
      ))}
      {page < count ? (
        <a href={href(page + 1)} rel="next" className="more">
          <FormattedMessage id="locations.next" />
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  )
}
