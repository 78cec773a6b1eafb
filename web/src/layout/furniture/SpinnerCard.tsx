import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { inFlight, onInFlight, PAGE } from '../../api/in-flight.ts'
import styles from './SpinnerCard.module.css'

/** A page that comes sooner needs no card; the bar at the top is enough. In milliseconds. */
const PATIENCE = 800

/** "a full-screen loading card while the spinner state is active": while the next page is being loaded. */
export function SpinnerCard({ kind }: { kind: 'default' | 'hotel' }) {
  const isLoading = useSyncExternalStore(onInFlight, () => inFlight(PAGE) > 0)
  return isLoading ? <PatientCard kind={kind} /> : null
}

function PatientCard({ kind }: { kind: 'default' | 'hotel' }) {
  const { formatMessage } = useIntl()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <output className={styles.screen}>
      <span className={styles.card}>
        <span className={styles.spinner} aria-hidden="true" />
        {formatMessage({ id: kind === 'hotel' ? 'furniture.spinner.hotel' : 'furniture.spinner' })}
      </span>
    </output>
  )
}
