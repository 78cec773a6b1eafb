import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { useApi } from '../../api/use-api.ts'
import { readAttempt } from '../../booking/attempt-token.ts'
import { isBasketFresh } from '../../booking/rendered-basket.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { countItems } from '../../domain/cart/count-items.ts'
import { applyFailSoft } from '../../domain/fail-soft.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/failure/Failure.tsx'
import { LazyOfferHold } from '../../parts/offer-hold/LazyOfferHold.tsx'
import { preloadable } from '../../parts/preloadable.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './cart.module.css'
import { CartLine } from './CartLine.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartTotals } from './CartTotals.tsx'
import { TripLines } from './TripLines.tsx'
import { tripsOf } from './trips-of.ts'
import { useLines } from './use-lines.ts'

/** Loaded only for a basket without lines. */
const { Part: EmptyCart, load } = preloadable(() => import('./EmptyCart.tsx'))
if (import.meta.env.SSR) await load()

const fetchEmpty = () => load().catch(() => undefined)

/** Fetches the empty basket when the pointer or the focus comes near the lines, because these can be removed. */
const prepare = () => void fetchEmpty()

/** Loads the code of the empty basket, if the server has rendered it, before the page is hydrated (`route.ts`). */
export const ready = (): Promise<unknown> | undefined =>
  import.meta.env.SSR || !document.querySelector('[data-empty]') ? undefined : load()

/** The basket (decision 33.1), repriced whenever it is opened (decision 28.3). */
export default function Cart() {
  const { booking, payment, error, refresh } = useBooking()
  const { isValidating } = useApi('siteView', {}, { revalidateOnMount: !isBasketFresh() })
  const lines = useLines(fetchEmpty)
  const paths = usePaths()
  const count = countItems(booking?.products)
  const isOver = error?.kind === 'session-expired'
  const { failure } = applyFailSoft('siteView', { data: booking, error: isOver ? undefined : error })
  // This tab knows the payment that it started; a payment whose response was lost is known from the site's record (D12,
  // H4).
  const isPaying = booking !== undefined && (readAttempt() !== undefined || isUnderWay(payment?.state))
  return (
    <div className="page tall">
      <div className={styles.title}>
        <h1 id="cart-title" className="display" tabIndex={-1}>
          <FormattedMessage id="cart.title" />
        </h1>
        {count > 0 ? (
          <p className="muted">
            <FormattedMessage id="cart.lead" values={{ count }} />{' '}
            <FormattedMessage id={isValidating ? 'cart.checking' : 'cart.checked'} />
          </p>
        ) : null}
      </div>
      {isPaying ? (
        <Notice tone="warn">
          <FormattedMessage id="error.paymentInProgress" />{' '}
          <a className="link" href={paths.checkout('payment')}>
            <FormattedMessage id="cart.toPayment" />
          </a>
        </Notice>
      ) : null}
      {failure ? (
        <div className={styles.failure}>
          <Failure error={failure} retry={() => void refresh()} />
        </div>
      ) : null}
      {booking && count > 0 ? <LazyOfferHold products={booking.products} className={styles.hold} /> : null}
      {booking && count > 0 ? (
        <div className={styles.columns}>
          <div onPointerEnter={prepare} onFocus={prepare}>
            {tripsOf(booking.products).map((trip) =>
              trip.length > 1 ? (
                <TripLines key="trip" {...{ trip, products: booking.products, lines }} />
              ) : (
                trip.map((line) => <CartLine key={line.key} {...{ line, products: booking.products, lines }} />)
              ),
            )}
          </div>
          <aside className={styles.aside}>
            <CartTotals booking={booking} checking={isValidating} people={lines.undecided} />
          </aside>
        </div>
      ) : null}
      {booking === undefined && !failure ? <Waiting /> : null}
      {booking === null || (booking && count === 0) ? <Nothing /> : null}
    </div>
  )
}

const isUnderWay = (state: string | undefined) => ['started', 'challenge', 'verifying'].includes(state ?? '')

function Waiting() {
  return (
    <div className={styles.columns}>
      <div>
        <CartSkeleton />
      </div>
      <div className={styles.aside}>
        <Panel>
          <Skeleton height="16rem" />
        </Panel>
      </div>
    </div>
  )
}

/** An empty basket, or one whose session has expired and whose lines can be restored. */
function Nothing() {
  const { kept, restart } = useBooking()
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      await restart()
    } catch (error) {
      showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Suspense>
      <EmptyCart busy={busy} restart={kept.length > 0 ? () => void again() : undefined} />
    </Suspense>
  )
}
