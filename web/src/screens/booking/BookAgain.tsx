import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { KindLabel } from '../../parts/basket-line/KindLabel.tsx'
import { LineTitle } from '../../parts/basket-line/LineTitle.tsx'
import { searchesAgain } from '../../parts/basket-line/search-again.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './BookAgain.module.css'

type Result = Answer<'bookingByToken'>

/** The states of a result for which nothing was booked; in `refund` the agency pays back. */
export const UNBOOKED: ReadonlySet<Result['state']> = new Set(['lapsed', 'refund', 'refused'])

/** Links to new searches for what was not booked, with the same dates and people (decision 22.6). */
export function BookAgain({ lines }: Pick<Result, 'lines'>) {
  const searches = searchesAgain(lines, usePaths(), useToday())
  const [only, another] = searches
  if (only && !another) {
    return (
      <p className={`noprint ${styles.again}`}>
        <Button href={only.href}>
          <FormattedMessage id="booking.again" />
        </Button>
      </p>
    )
  }
  return (
    <section className={`noprint ${styles.again}`} aria-labelledby="again">
      <h2 id="again" className={styles.title}>
        <FormattedMessage id="booking.again" />
      </h2>
      <ul className={styles.list}>
        {searches.map(({ line, href }) => (
          <li key={line.key}>
            <KindLabel line={line} quiet />
            <a className="link" href={href}>
              <LineTitle line={line} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
