import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'
import { AMENITY_ICONS, isAmenity, type Amenity } from '../../../parts/amenities.ts'
import { Passage } from '../../../parts/Passage.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import styles from './About.module.css'
import type { Section } from '../SectionNav.tsx'

/** The number of facilities in the first section. */
const HIGHLIGHTS = 6

/** A section of the page with its heading; the links above lead to its id. */
export function Block({ id, title, children }: { id: Section; title?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title ?? <FormattedMessage id={`hotel.section.${id}`} />}</h2>
      {children}
    </section>
  )
}

/** The known amenities, most important first. */
export function amenitiesOf({ amenities }: Pick<Schema<'HotelFacts'>, 'amenities'>): Amenity[] {
  const order = Object.keys(AMENITY_ICONS)
  return amenities.filter(isAmenity).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

export function Overview({ hotel: { headline, description, facts } }: { hotel: SoldHotel }) {
  return (
    <Block id="overview" title={headline ? <Passage of={headline} /> : undefined}>
      <Passage of={description} as="p" className={styles.text} />
      <Amenities of={amenitiesOf(facts).slice(0, HIGHLIGHTS)} />
    </Block>
  )
}

export function Facilities({ of: amenities }: { of: readonly Amenity[] }) {
  return (
    <Block id="facilities">
      <Amenities of={amenities} />
    </Block>
  )
}

function Amenities({ of: amenities }: { of: readonly Amenity[] }) {
  return (
    <ul className={styles.amenities}>
      {amenities.map((amenity) => (
        <li key={amenity}>
          <Icon name={AMENITY_ICONS[amenity]} />
          <FormattedMessage id={`amenity.${amenity}`} />
        </li>
      ))}
    </ul>
  )
}

/** The location in words and as coordinates. There is no map, because the page embeds nothing from other hosts. */
export function Place({ hotel: { address, facts } }: { hotel: SoldHotel }) {
  const { name, region, geolocation } = facts.location
  return (
    <Block id="location">
      <dl className={styles.rules}>
        {address ? (
          <Rule label="hotel.location.address">
            <Passage of={address} />
          </Rule>
        ) : null}
        <Rule label="hotel.location.place">
          <Passage of={name} />
          {region ? (
            <>
              {' · '}
              <Passage of={region} />
            </>
          ) : null}
        </Rule>
        {facts.distance ? (
          <Rule label="hotel.location.distance">
            <Passage of={facts.distance} />
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
export function Policies({ policies }: { policies: Schema<'HotelPolicies'> }) {
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
              <Passage of={texts[kind]} />
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
