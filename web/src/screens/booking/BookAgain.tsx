import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { encodeVisit } from '../../domain/hotels/hotel-address.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './BookAgain.module.css'

/** Repeats a lapsed booking: links to the same search, with its dates and people (decision 22.6). */
export function BookAgain({ lines }: { lines: readonly Schema<'QuoteLine'>[] }) {
  const paths = usePaths()
  const [line] = lines
  return (
    <p className={`noprint ${styles.again}`}>
      <Button href={line ? searchOf(line, paths) : paths.home()}>
        <FormattedMessage id="booking.again" />
      </Button>
    </p>
  )
}

/** The search that found a line; a product without a page of its own starts a new search. */
function searchOf(
  { type, slug, checkIn, checkOut, pax: party }: Schema<'QuoteLine'>,
  paths: ReturnType<typeof usePaths>,
) {
  const isStay = type === 'hotel' && checkIn !== undefined && checkOut !== undefined
  if (!isStay) return paths.home()
  const visit = encodeVisit({ stay: { checkIn, checkOut }, party })
  return slug === undefined ? paths.hotels(visit) : paths.hotel(slug, visit)
}
