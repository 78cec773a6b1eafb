import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './checkout.module.css'

/** Placeholders of the checkout's final size, on the server and until the booking is known. */
export function Pending() {
  return (
    <div className="page section tall" aria-busy="true">
      <h1 className="sr">
        <FormattedMessage id="checkout.loading" />
      </h1>
      <div className={styles.columns}>
        <div className="stack">
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </div>
        <Skeleton height="20rem" />
      </div>
    </div>
  )
}
