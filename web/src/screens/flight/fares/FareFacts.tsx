import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { Amount } from '../../../parts/Amount.tsx'
import styles from './FareFacts.module.css'

type Offer = Schema<'FlightOffer'>

/**
 * What a provider says about each fare beyond the table: booking class, who pays how much and what of it is tax, how
 * long it can be held, and its own words about a service.
 */
export function FareFacts({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={styles.fares}>
      {offers.map((offer) => (
        <li key={offer.brand.id}>
          <p>
            <b>
              <bdi>{offer.brand.name}</bdi>
            </b>{' '}
            <span className="muted">
              <FormattedMessage id={`flightPage.cabin.${offer.cabin}`} />
              {offer.bookingClass === undefined ? null : (
                <>
                  <FormattedMessage id="list.comma" />
                  <span className="nowrap">
                    <FormattedMessage id="flightPage.class" values={{ code: <bdi>{offer.bookingClass}</bdi> }} />
                  </span>
                </>
              )}
            </span>
          </p>
          {offer.isPackageOffer ? null : <Shares of={offer.passengerPrices} />}
          <Held until={offer.reservableInfo.optionDate} />
          {offer.brand.services.map(({ group, name, explanation }) =>
            explanation === undefined ? null : (
              <p key={`${group} ${name}`} className="soft">
                <FormattedMessage
                  id="flightPage.service"
                  values={{ name: <bdi>{name}</bdi>, explanation: <bdi>{explanation}</bdi> }}
                />
              </p>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

/** Prices by kind of passenger. A package has none: the price of one half means nothing (decision 43.2). */
function Shares({ of: shares }: { of: Offer['passengerPrices'] }) {
  const { formatMessage } = useIntl()
  if (shares.length === 0) return null
  return (
    <ul className={styles.shares}>
      {shares.map(({ passengerType, passengerCount, price, airportTax }) => (
        <li key={passengerType}>
          <span className="nums">{passengerCount} ×</span> {formatMessage({ id: `passenger.type.${passengerType}` })}{' '}
          <Amount of={price} />
          {airportTax ? (
            <span className="muted">
              <FormattedMessage id="list.comma" />
              <FormattedMessage id="flightPage.tax" values={{ tax: <Amount of={airportTax} /> }} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Held({ until }: { until: string | undefined }) {
  const { instantDate } = useFormats()
  if (until === undefined) return null
  return (
    <p className="soft">
      <FormattedMessage
        id="flightPage.holdable"
        values={{ date: <span className="ltr nums">{instantDate(until)}</span> }}
      />
    </p>
  )
}
