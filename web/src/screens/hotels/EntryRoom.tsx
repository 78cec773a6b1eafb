import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CancellationText } from '../../parts/wordings.tsx'
import styles from './StayEntry.module.css'

/**
 * The offered room, its cancellation deadline, the price of the cheapest rate with free cancellation if that is another
 * one (decision 36.6), and whether the hotel must confirm first.
 */
export function EntryRoom({ entry: { offer, availability, freeCancellationFrom } }: { entry: SoldEntry }) {
  if (!offer) return null
  return (
    <>
      <LangText of={offer.roomName} as="b" className={styles.roomName} />
      <span className={offer.cancellation.refundable ? 'good' : 'muted'}>
        <CancellationText cancellation={offer.cancellation} />
      </span>
      {freeCancellationFrom && !offer.cancellation.refundable ? (
        <span className="good">
          <FormattedMessage id="cancellation.freeFrom" values={{ amount: <Amount of={freeCancellationFrom} /> }} />
        </span>
      ) : null}
      {availability === 2 ? (
        <span className="warn">
          <FormattedMessage id="hotels.request" />
        </span>
      ) : null}
    </>
  )
}
