import type { ReactNode } from 'react'
import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'
import { AMENITY_ICONS, isAmenity, type Amenity } from '../../../parts/amenities.ts'
import { LangText } from '../../../parts/LangText.tsx'
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

/** The first section: headline, description, and the most important facilities. */
export function Overview({ hotel: { headline, description, facts } }: { hotel: SoldHotel }) {
  return (
    <Block id="overview" title={headline ? <LangText of={headline} /> : undefined}>
      <LangText of={description} as="p" className={styles.text} />
      <Amenities of={amenitiesOf(facts).slice(0, HIGHLIGHTS)} />
    </Block>
  )
}

/** A list of facilities with their icons. */
export function Amenities({ of: amenities }: { of: readonly Amenity[] }) {
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
