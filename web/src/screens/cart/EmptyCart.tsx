import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSells } from '../../api/use-sells.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { useFormats, usePaths } from '../../i18n/use-locale.ts'
import { useFavourites } from '../../parts/favourites/store.ts'
import { useRecentSearches } from '../../parts/search-bar/recent-searches.ts'
import { stayRange } from '../../parts/search-bar/stay/stay-range.ts'
import picture from '../../pictures/empty-basket.svg'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'
import { Picture } from '../../ui/surfaces/Picture.tsx'
import styles from './EmptyCart.module.css'
import { guestsOf } from './guests-of.ts'

const KeptRow = lazy(() => import('./KeptRow.tsx'))

type EmptyCartProps = {
  /** Restores the lines of a basket whose session has ended; undefined if there are none. */
  restart: (() => void) | undefined
  busy: boolean
}

/** The empty basket: links to the last search, or to what the site sells, and shows favourites (decision 27.10). */
export default function EmptyCart({ restart, busy }: EmptyCartProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const paths = usePaths()
  const favourites = useFavourites()
  const sellsHotels = useSells('hotels')
  const [last, ...earlier] = useRecentSearches(useToday())
  const shown = <Picture src={picture} alt="" width={1600} height={1200} />
  if (restart) {
    return (
      <EmptyState
        picture={shown}
        title={formatMessage({ id: 'cart.closed' })}
        action={
          <Button loading={busy} onClick={restart}>
            <FormattedMessage id="cart.restart" />
          </Button>
        }
      >
        <FormattedMessage id="error.sessionExpired" />
      </EmptyState>
    )
  }
  const search = last && { place: last.label, stay: stayRange(last.stay, formats), ...guestsOf(last) }
  return (
    <>
      <EmptyState
        picture={shown}
        title={formatMessage({ id: 'cart.empty' })}
        action={
          <>
            {last ? (
              <Button href={paths.hotels(encode(last))}>
                <FormattedMessage id="cart.lastSearch.see" />
              </Button>
            ) : null}
            <Button kind={last ? 'quiet' : 'filled'} href={sellsHotels ? paths.hotels() : paths.home()}>
              <FormattedMessage id={sellsHotels ? 'notFound.hotels' : 'notFound.home'} />
            </Button>
          </>
        }
      >
        {search ? <FormattedMessage id="cart.lastSearch" values={search} /> : <FormattedMessage id="cart.empty.text" />}
        {earlier.length > 0 ? (
          <span className={styles.recent}>
            <FormattedMessage id="cart.recent" />
            {earlier.map((it) => (
              <a key={encode(it)} className="link" href={paths.hotels(encode(it))}>
                <bdi>{it.label}</bdi>
                <FormattedMessage id="list.comma" />
                {stayRange(it.stay, formats)}
              </a>
            ))}
          </span>
        ) : null}
      </EmptyState>
      {favourites.length > 0 ? (
        <Suspense>
          <KeptRow favourites={favourites} />
        </Suspense>
      ) : null}
    </>
  )
}
