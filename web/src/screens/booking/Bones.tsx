import { FormattedMessage } from 'react-intl'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './booking.module.css'

/** The result in its final size before it has been read, and on the server, which never reads it. */
export function Bones() {
  return (
    <div className={`page stack ${styles.page}`} aria-busy="true">
      <h1 className="sr">
        <FormattedMessage id="booking.loading" />
      </h1>
      <Skeleton width="60%" height="3rem" />
      <Skeleton width="40%" />
      <Skeleton height="12rem" />
    </div>
  )
}
