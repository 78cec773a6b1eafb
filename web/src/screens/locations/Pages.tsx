import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { encodePlaces, type PlaceList } from '../../domain/places/place-list.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { focusCount } from '../../parts/listing/ListHead.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import styles from './locations.module.css'

/**
 * Links to the other pages of the list, so that search engines find every place. The links disappear while the next
 * page loads, so a press moves the focus to the head of the list.
 */
export function Pages({ list, count }: { list: PlaceList; count: number }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const href = (page: number) => paths.locations(encodePlaces({ ...list, page }))
  const [, go] = useLocation()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    go(event.currentTarget.href)
    // After the navigation, so that Back restores the position from before.
    scrollTo(0, 0)
    focusCount()
  }
  const { page } = list
  if (count < 2) return null
  return (
    <nav className={styles.pages} aria-label={formatMessage({ id: 'locations.pages' })}>
      {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
        <a
          key={number}
          href={href(number)}
          onClick={press}
          aria-current={number === page ? 'page' : undefined}
          aria-label={formatMessage({ id: 'locations.titlePage' }, { page: number })}
        >
          {number}
        </a>
      ))}
      {page < count ? (
        <a href={href(page + 1)} rel="next" className="more" onClick={press}>
          <FormattedMessage id="locations.next" />
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  )
}
