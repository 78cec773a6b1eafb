import { useSyncExternalStore } from 'react'
import { useIntl } from '../i18n/FormattedMessage.tsx'
import { HIDDEN, loadingBar } from '../api/loading-bar.ts'
import styles from './LoadingBar.module.css'

/**
 * The thin bar at the top while something is loading (decision 41.1). It is decorative; a polite live region announces
 * the state (decision 41.3).
 */
export function LoadingBar() {
  const { formatMessage } = useIntl()
  const { phase, value } = useSyncExternalStore(loadingBar.subscribe, loadingBar.state, () => HIDDEN)
  return (
    <>
      {phase === 'hidden' ? null : (
        <progress
          className={styles.bar}
          data-failed={phase === 'failed' || undefined}
          max={100}
          value={value}
          aria-hidden="true"
        />
      )}
      <output className="sr">{phase === 'growing' ? formatMessage({ id: 'layout.loading' }) : null}</output>
    </>
  )
}
