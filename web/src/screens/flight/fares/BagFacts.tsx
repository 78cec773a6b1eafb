import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { bagOf } from '../../../domain/flights/bag.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import styles from './BagFacts.module.css'

/** The baggage allowance of a fare. */
export function BagFacts({ offer, className }: { offer: Schema<'FlightOffer'>; className?: string | undefined }) {
  const [checked, hand] = [bagOf(offer.baggage, 'checked'), bagOf(offer.baggage, 'hand')]
  return (
    <ul className={classes(styles.bags, className)}>
      <li>
        <Icon name="case" size="s" />
        {checked ? (
          <FormattedMessage id="flightPage.bag.checked" values={{ ...checked }} />
        ) : (
          <FormattedMessage id="flightPage.bag.none" />
        )}
      </li>
      {hand ? (
        <li>
          <Icon name="bag" size="s" />
          <FormattedMessage id="flightPage.bag.hand" values={{ ...hand }} />
        </li>
      ) : null}
    </ul>
  )
}
