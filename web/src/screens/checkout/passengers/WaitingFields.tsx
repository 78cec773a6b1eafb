import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import styles from './PassengerFields.module.css'

/** A placeholder for a passenger's fields until the transaction has begun (decision 36.9). The first one says so. */
export const WaitingFields = ({ isFirst }: { isFirst: boolean }) => (
  <div className={styles.waiting} aria-busy="true">
    {isFirst ? (
      <p className="small muted" aria-live="polite">
        <FormattedMessage id="passenger.asking" />
      </p>
    ) : null}
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
  </div>
)
