import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import styles from './OnRequestBadge.module.css'

/** Marks a line that must be confirmed first (decision 24.1). */
export function OnRequestBadge() {
  return (
    <span className={styles.badge}>
      <Icon name="clock" size="s" />
      <FormattedMessage id="hotel.rate.onRequest" />
    </span>
  )
}
