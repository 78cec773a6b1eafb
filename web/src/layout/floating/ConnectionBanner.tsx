import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './ConnectionBanner.module.css'

function subscribe(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/**
 * "Online or offline status is tracked": a banner says so while there is no connection, and a toast when it is back.
 * The toast is left out while a dialog is open: it would be covered, and a menu would close for it and lose typed text
 * (decision 41.4).
 */
export function ConnectionBanner() {
  const { formatMessage } = useIntl()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isCovered = document.querySelector('dialog:modal') !== null
    if (isOnline && !wasOnline.current && !isCovered) showToast(formatMessage({ id: 'furniture.online' }))
    wasOnline.current = isOnline
  }, [isOnline, formatMessage])
  return (
    <output className={styles.region}>
      {isOnline ? null : (
        <span className={styles.pill}>
          <Icon name="warn" size="s" />
          {formatMessage({ id: 'furniture.offline' })}
        </span>
      )}
    </output>
  )
}
