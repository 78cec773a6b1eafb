import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { LangText } from '../../../parts/LangText.tsx'
import { Amenities, amenitiesOf, Block } from './About.tsx'
import styles from './About.module.css'

/** What follows the rooms: facilities, location, rules of the house. */
export function HotelDetails({ hotel }: { hotel: SoldHotel }) {
  const amenities = amenitiesOf(hotel.facts)
  return (
    <div data-hotel-details="">
      {amenities.length > 0 ? (
        <Block id="facilities">
          <Amenities of={amenities} />
        </Block>
      ) : null}
      <Place hotel={hotel} />
      {hotel.policies ? <Policies policies={hotel.policies} /> : null}
    </div>
  )
}

/** The location in words and as coordinates. There is no map, because the page embeds nothing from other hosts. */
function Place({ hotel: { address, facts } }: { hotel: SoldHotel }) {
  const { name, region, geolocation } = facts.location
  return (
    <Block id="location">
      <dl className={styles.rules}>
        {address ? (
          <Rule label="hotel.location.address">
            <LangText of={address} />
          </Rule>
        ) : null}
        <Rule label="hotel.location.place">
          <LangText of={name} />
          {region ? (
            <>
              {' · '}
              <LangText of={region} />
            </>
          ) : null}
        </Rule>
        {facts.distance ? (
          <Rule label="hotel.location.distance">
            <LangText of={facts.distance} />
          </Rule>
        ) : null}
        {geolocation ? (
          <Rule label="hotel.location.coordinates">
            <span className="ltr nums">
              {geolocation.latitude.toFixed(4)}, {geolocation.longitude.toFixed(4)}
            </span>
          </Rule>
        ) : null}
      </dl>
    </Block>
  )
}

/** The house rules; times are in the hotel's time zone. */
function Policies({ policies }: { policies: Schema<'HotelPolicies'> }) {
  const { formatMessage } = useIntl()
  const { checkInFrom, checkInUntil, checkOutUntil, children, pets, parking, cityTax } = policies
  const from = checkInUntil
    ? formatMessage({ id: 'hotel.policy.between' }, { from: checkInFrom, until: checkInUntil })
    : formatMessage({ id: 'hotel.policy.from' }, { from: checkInFrom })
  const texts = { children, pets, parking }
  return (
    <Block id="policies">
      <dl className={styles.rules}>
        <Rule label="search.checkIn">{from}</Rule>
        <Rule label="search.checkOut">{formatMessage({ id: 'hotel.policy.until' }, { until: checkOutUntil })}</Rule>
        {(['children', 'pets', 'parking'] as const).map((kind) =>
          texts[kind] ? (
            <Rule key={kind} label={`hotel.policy.${kind}`}>
              <LangText of={texts[kind]} />
            </Rule>
          ) : null,
        )}
        {cityTax ? (
          <Rule label="hotel.policy.cityTax">
            <FormattedMessage id="hotel.policy.atHotel" values={{ amount: <Amount of={cityTax} /> }} />
          </Rule>
        ) : null}
      </dl>
    </Block>
  )
}

function Rule({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
