import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { GuestKind } from '../../parts/basket-line/GuestKind.tsx'
import styles from './Documents.module.css'

/** The names of the travellers, which only the customer sees (decision 26.7). */
export function Travellers({ travellers = [] }: { travellers: Answer<'bookingByToken'>['travellers'] | undefined }) {
  if (travellers.length === 0) return null
  return (
    <section aria-labelledby="travellers" className={styles.travellers}>
      <h2 id="travellers" className={styles.title}>
        <FormattedMessage id="booking.travellers" />
      </h2>
      <ul className={styles.list}>
        {travellers.map(({ name, surname, ...kind }, at) => (
          <li key={at}>
            <bdi>
              {name} {surname}
            </bdi>
            <span className="muted small">
              <GuestKind of={kind} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
