import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './PlacePage.module.css'

/** The placeholders of a place while it loads. */
export function PlaceSkeleton() {
  return (
    <div className={`page ${styles.waiting}`}>
      <output className="sr">
        <FormattedMessage id="layout.loading" />
      </output>
      <Skeleton width="16rem" height="1.25rem" />
      <Skeleton height="27rem" />
      <Skeleton width="36rem" height="5rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
