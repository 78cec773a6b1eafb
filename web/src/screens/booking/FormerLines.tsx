import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { KindLabel } from '../../parts/basket-line/KindLabel.tsx'
import { LineFacts } from '../../parts/basket-line/LineFacts.tsx'
import { LinePlace, LineTitle } from '../../parts/basket-line/LineTitle.tsx'
import styles from './BookAgain.module.css'

/** The lines of a booking that is over, because it was cancelled or never made. */
export function FormerLines({ result: { state, lines } }: { result: Answer<'bookingByToken'> }) {
  return (
    <section className={styles.again} aria-labelledby="former">
      <h2 id="former" className={styles.title}>
        <FormattedMessage id={state === 'cancelled' ? 'booking.former.cancelled' : 'booking.former.unbooked'} />
      </h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.key}>
            <KindLabel line={line} quiet />
            <h3>
              <LineTitle line={line} />
              <LinePlace line={line} />
            </h3>
            <LineFacts line={line} brief className="small soft" />
          </li>
        ))}
      </ul>
    </section>
  )
}
