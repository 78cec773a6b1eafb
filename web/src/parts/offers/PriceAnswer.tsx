import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Amount } from '../Amount.tsx'
import { Failure } from '../failure/Failure.tsx'
import { CancellationText, StayText } from '../wordings.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { PrintedSum } from './PrintedSum.tsx'
import styles from './PriceAnswer.module.css'
import type { OfferPrice } from './use-offer-price.ts'

type PriceAnswerProps = {
  price: OfferPrice
  /** The chosen offer of the agency. */
  offer: Schema<'ServiceOffer'> | undefined
  per: Schema<'Service'>['per']
  kind: Schema<'ServiceFacts'>['kind']
  /** Links to other dates, if the agency suggests some. */
  hrefOf?: (stay: Schema<'Stay'>) => string
}

/**
 * The agency's response for dates and party: the itemised total with its terms, or why there is no price and when there
 * is one.
 */
export function PriceAnswer({ price: { price, waiting, error, refresh }, offer, per, kind, hrefOf }: PriceAnswerProps) {
  if (error) return <Failure error={error} retry={refresh} />
  if (!price) return waiting ? <Skeleton height="12.5rem" /> : null
  if (!offer) return <Refusal of={price} kind={kind} {...(hrefOf && { hrefOf })} />
  const { terms, total, deposit, cancellation, availability, left } = offer
  return (
    <div className={styles.answer} aria-busy={waiting}>
      <PrintedSum terms={terms} total={total} per={per} kind={kind} />
      <ul className={styles.notes}>
        <li className={cancellation.refundable ? 'good' : 'muted'}>
          <CancellationText cancellation={cancellation} />
        </li>
        {deposit ? (
          <li>
            <FormattedMessage id="offers.deposit" values={{ amount: <Amount key="deposit" of={deposit} /> }} />
          </li>
        ) : null}
        {left !== undefined ? (
          <li className="warn">
            <FormattedMessage id="offers.left" values={{ count: left }} />
          </li>
        ) : null}
        {availability === 2 ? (
          <li className="warn">
            <FormattedMessage id="offers.request" />
          </li>
        ) : null}
      </ul>
    </div>
  )
}

type RefusalProps = Pick<PriceAnswerProps, 'kind' | 'hrefOf'> & { of: Schema<'ServicePrice'> }

function Refusal({ of: { reason = 'full', nearestDates = [] }, kind, hrefOf }: RefusalProps) {
  return (
    <div className={styles.refusal} aria-live="polite">
      <b>
        <FormattedMessage id={`offers.reason.${reason}`} values={{ kind }} />
      </b>
      {hrefOf && nearestDates.length > 0 ? (
        <>
          <p className="small soft">
            <FormattedMessage id="offers.nearest" />
          </p>
          <ul className={styles.near}>
            {nearestDates.map((stay) => (
              <li key={stay.checkIn}>
                <a href={hrefOf(stay)}>
                  <StayText stay={stay} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
