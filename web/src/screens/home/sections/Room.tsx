import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { IconName } from '../../../ui/icons/icons.ts'
import styles from './room.module.css'

/** How many people or bags fit in: an icon and a number. */
export function Room({ icon, label, count }: { icon: IconName; label: string; count: number }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles.room}>
      <Icon name={icon} size="s" />
      <span className="sr">{formatMessage({ id: label })}</span>
      <span className="nums">{count}</span>
    </span>
  )
}
