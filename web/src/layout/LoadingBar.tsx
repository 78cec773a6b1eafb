import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { HIDDEN, loadingBar } from '../api/loading-bar.ts'
import styles from './LoadingBar.module.css'

/**
 * The thin bar on top while something is being fetched (decision 41.1): a picture, which is said politely beside it
 * (decision 41.3).
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
