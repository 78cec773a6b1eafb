import { useEffect, useState } from 'react'
import { onSlowPage } from '../../api/slow-page.ts'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import styles from './SpinnerCard.module.css'

/** A full-screen loading card, shown while the next page takes long to load. */
export function SpinnerCard({ kind }: { kind: 'default' | 'hotel' }) {
  const { formatMessage } = useIntl()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => onSlowPage(setSlow), [])
  if (!isSlow) return null
  return (
    <output className={styles.screen}>
      <span className={styles.card}>
        <span className={styles.spinner} aria-hidden="true" />
        {formatMessage({ id: kind === 'hotel' ? 'furniture.spinner.hotel' : 'furniture.spinner' })}
      </span>
    </output>
  )
}
