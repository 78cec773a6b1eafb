import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import styles from './Documents.module.css'
import type { PaperKind } from './paper/Paper.tsx'

/** Icons of the document types (set A of decision 18.1); all others use a generic icon. */
const ICONS: Partial<Record<Schema<'DocumentType'>, IconName>> = {
  1: 'card',
  2: 'event',
  4: 'plane',
  5: 'shield',
  8: 'transfer',
  9: 'card',
}

type DocumentsProps = {
  documents: readonly Schema<'BookingDocument'>[]
  /** Our own documents, available at once (decision 26.6). */
  papers: readonly PaperKind[]
}

/**
 * The documents of a booking: ours to open and print, and the agency's with their status, ready or "being prepared"
 * (decision 26.5).
 */
export function Documents({ documents, papers }: DocumentsProps) {
  if (documents.length + papers.length === 0) return null
  // Not printed, because no document can be opened from paper.
  return (
    <section className="noprint" aria-labelledby="documents">
      <h2 id="documents" className={styles.title}>
        <FormattedMessage id="booking.documents" />
      </h2>
      <ul className={styles.list}>
        {papers.map((kind) => (
          <li key={kind}>
            <Icon name={kind === 'receipt' ? 'card' : 'event'} />
            <span>
              <FormattedMessage id={`booking.paper.${kind}`} />
            </span>
            <a className="link" href={`?paper=${kind}`}>
              <FormattedMessage id="booking.paper.open" />
            </a>
          </li>
        ))}
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
