import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import styles from './Documents.module.css'

/** Icons of the document types (set A of decision 18.1); all others are a paper to keep. */
const ICONS: Partial<Record<Schema<'DocumentType'>, IconName>> = {
  1: 'card',
  2: 'bag',
  4: 'plane',
  5: 'shield',
  8: 'transfer',
}

/** The papers of a booking with their status: ready, or "being prepared" (decision 26.5). */
export function Documents({ documents }: { documents: readonly Schema<'BookingDocument'>[] }) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className={styles.title}>
        <FormattedMessage id="booking.documents" />
      </h2>
      <ul className={styles.list}>
        {documents.map(({ type, status }) => (
          <li key={type}>
            <Icon name={ICONS[type] ?? 'shield'} />
            <span>
              <FormattedMessage id={`booking.document.${type}`} />
            </span>
            <span className={status === 'ready' ? 'good' : 'muted'}>
              <FormattedMessage id={`booking.document.${status}`} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
