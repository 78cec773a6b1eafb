import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './ConnectionBanner.module.css'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * A banner while the browser is offline, and a toast when it is online again. There is no toast while a dialog is open:
 * the dialog would cover the toast, or close for it and lose typed text (`closeForToasts`, decision 41.4).
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
