import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { HIDDEN, loadingBar } from '../api/loading-bar.ts'
import styles from './LoadingBar.module.css'

/** The thin bar on top while something is being fetched (spec 4). */
export function LoadingBar() {
  const { formatMessage } = useIntl()
  const { phase, value } = useSyncExternalStore(loadingBar.subscribe, loadingBar.state, () => HIDDEN)
  if (phase === 'hidden') return null
  return (
    <progress
      className={styles.bar}
      data-failed={phase === 'failed' || undefined}
      max={100}
      value={value}
      aria-label={formatMessage({ id: 'layout.loading' })}
    />
  )
}
