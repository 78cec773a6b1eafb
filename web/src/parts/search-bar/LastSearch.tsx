import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { nights } from '../../domain/dates/stay.ts'
import { useFormats, usePaths } from '../../i18n/use-locale.ts'
import { forgetSearches, useRecentSearches } from './recent-searches.ts'
import { RoomsText } from './RoomsText.tsx'
import { stayRange } from './stay/stay-range.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './LastSearch.module.css'

/** "Continue your search" (decision 35.5): renders nothing when the browser remembers none. */
export default function LastSearch() {
  const [last] = useRecentSearches(useToday())
  const formats = useFormats()
  const paths = usePaths()
  if (!last) return null
  const { label, stay } = last
  return (
    <div className={styles.line}>
      <Icon name="clock" />
      <span>
        <FormattedMessage
          id="home.continue"
          values={{
            search: (
              <b key="search">
                <bdi>{label}</bdi>
                <FormattedMessage id="list.comma" />
                <RoomsText of={last} />
              </b>
            ),
          }}
        />
      </span>
      <span className={`muted nums ${styles.when}`}>
        <FormattedMessage id="search.stay.nights" values={{ stay: stayRange(stay, formats), count: nights(stay) }} />
      </span>
      <a className="link" href={paths.hotels(encode(last))}>
        <FormattedMessage id="home.continue.go" />
      </a>
      <button type="button" className="link" onClick={forgetSearches}>
        <FormattedMessage id="home.continue.clear" />
      </button>
    </div>
  )
}
