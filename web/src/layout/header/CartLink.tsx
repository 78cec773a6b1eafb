import { Suspense } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useBooking } from '../../booking/use-booking.ts'
import { countItems } from '../../domain/cart/count-items.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Amount } from '../../parts/Amount.tsx'
import { lazyPart } from '../../parts/lazy-part.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './CartLink.module.css'

const CartDetailsButton = lazyPart(() => import('./CartDetailsButton.tsx').then((it) => it.CartDetailsButton))

/** Link to the basket, with its count as soon as it is known; from 768 px its lines open beside it. */
export function CartLink() {
  const { formatMessage } = useIntl()
  const { booking } = useBooking()
  const isHydrated = useHydrated()
  const count = countItems(booking?.products)
  const name = formatMessage({ id: 'layout.cart' }, { count })
  return (
    <span className={styles.both}>
      <a className={styles.cart} href={usePaths().cart()} aria-label={count > 0 ? undefined : name}>
        <Icon name="bag" />
        {booking && count > 0 ? (
          <>
            <span className="sr">{name}</span>
            <b className={styles.count} aria-hidden="true">
              {count}
            </b>
            <span className={styles.total}>
              <Amount of={booking.totalAmount} />
            </span>
          </>
        ) : (
          <span className={styles.total}>{formatMessage({ id: 'cart.name' })}</span>
        )}
      </a>
      {count > 0 ? (
        <span className={styles.details}>
          {isHydrated ? (
            <Suspense>
              <CartDetailsButton />
            </Suspense>
          ) : null}
        </span>
      ) : null}
    </span>
  )
}
