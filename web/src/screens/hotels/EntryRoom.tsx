import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { Passage } from '../../parts/Passage.tsx'
import { CancellationText } from '../../parts/wordings.tsx'
import styles from './StayEntry.module.css'

/** The room that is offered, until when it can be given back, and whether the hotel has to be asked first. */
export function EntryRoom({ entry: { offer, availability } }: { entry: Schema<'HotelOffer'> }) {
  if (!offer) return null
  return (
    <>
      <Passage of={offer.roomName} as="b" className={styles.roomName} />
      <span className={offer.cancellation.refundable ? 'good' : 'muted'}>
        <CancellationText cancellation={offer.cancellation} />
      </span>
      {availability === 2 ? (
        <span className="warn">
          <FormattedMessage id="hotels.request" />
        </span>
      ) : null}
    </>
  )
}
