import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Moment } from './CaseCard.tsx'
import styles from './ops.module.css'

/** The latest decisions on cases, each with its time and the name of the key. */
export function Audit({ entries }: { entries: readonly Schema<'OpsAudit'>[] }) {
  if (entries.length === 0) return null
  return (
    <section className="section" aria-labelledby="audit">
      <h2 id="audit" className={styles.title}>
        <FormattedMessage id="ops.audit" />
      </h2>
      <ol className={styles.audit}>
        {entries.map(({ at, reference, act, by, bookingNumber }) => (
          <li key={`${at} ${reference} ${act}`}>
            <Moment of={at} />
            <span className="strong ltr nums">{reference}</span>
            <span>
              <FormattedMessage id={`ops.done.${act}`} values={{ number: bookingNumber ?? '' }} />
            </span>
            <span className="muted">{by}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
