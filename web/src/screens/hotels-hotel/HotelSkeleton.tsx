import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './HotelPage.module.css'

/** A loading hotel page: placeholders for title, pictures and text. */
export function HotelSkeleton() {
  return (
    <div className={`page ${styles.waiting}`}>
      <output className="sr">
        <FormattedMessage id="layout.loading" />
      </output>
      <Skeleton width="12rem" height="1rem" />
      <Skeleton width="24rem" height="3rem" />
      <Skeleton width="18rem" height="1.25rem" />
      <Skeleton height="27rem" />
      <Skeleton width="22rem" height="2rem" />
      <Skeleton width="40rem" height="5rem" />
    </div>
  )
}
