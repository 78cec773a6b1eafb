import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { BasisText } from '../../../parts/offers/BasisText.tsx'
import { serviceHref } from '../../../parts/rails/service-href.ts'
import { LangText } from '../../../parts/LangText.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import type { FilledSection } from '../arrange.ts'
import { listPath } from './list-path.ts'
import styles from './rides.module.css'
import { HomeSection } from './HomeSection.tsx'
import { Room } from './Room.tsx'

type Ride = Extract<Schema<'ServiceFacts'>, { kind: 'transfer' }>

/** Rides with a fixed price, as a table of departures: route, driving time, vehicle and its room, price. */
export function Rides({ section, products }: FilledSection) {
  if (products.length === 0) return null
  return (
    <HomeSection section={section} more={listPath(products[0])}>
      <ul className={styles.rides}>
        {products.map(({ service }) =>
          service?.facts.kind === 'transfer' ? (
            <RideRow key={service.id} service={service} ride={service.facts} />
          ) : null,
        )}
      </ul>
    </HomeSection>
  )
}

function RideRow({ service, ride }: { service: Schema<'Service'>; ride: Ride }) {
  const { priceBasis, priceFrom, per } = service
  const { from, to, vehicle, capacity, bags, minutes } = ride
  return (
    <li className={styles.ride}>
      <a className={styles.route} href={serviceHref(usePaths(), service)}>
        <LangText of={from} />
        <span className={styles.to}>
          <LangText of={to} />
        </span>
      </a>
      <span className={styles.fact}>
        {minutes ? <FormattedMessage id="home.rides.minutes" values={{ minutes }} /> : null}
      </span>
      <span className={styles.fact}>
        <LangText of={vehicle} />
        <Room icon="users" label="offers.spec.seats" count={capacity} />
        <Room icon="case" label="offers.spec.bags" count={bags} />
      </span>
      {priceFrom ? (
        <PriceText amount={priceFrom} per={<BasisText basis={priceBasis} kind="transfer" per={per} />} />
      ) : null}
    </li>
  )
}
