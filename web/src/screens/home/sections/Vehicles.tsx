import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { BasisText } from '../../../parts/offers/BasisText.tsx'
import { useFeatureName } from '../../../parts/offers/feature-names.ts'
import { serviceHref } from '../../../parts/rails/service-href.ts'
import { LangText } from '../../../parts/LangText.tsx'
import { Photo } from '../../../parts/Photo.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { FilledSection } from '../arrange.ts'
import { HomeSection } from './HomeSection.tsx'
import { listPath } from './list-path.ts'
import { Room } from './Room.tsx'
import styles from './vehicles.module.css'

type Facts = Schema<'ServiceFacts'>
type Vehicle = Extract<Facts, { kind: 'transfer' | 'extra' }>
type VehicleService = { service: Schema<'Service'>; facts: Vehicle }

const isVehicle = (facts: Facts): facts is Vehicle => facts.kind === 'transfer' || facts.kind === 'extra'

/** Vehicles with or without a driver: what they are, who and what fits in, and the price. */
export function Vehicles({ section, products }: FilledSection) {
  const vehicles = products.flatMap(({ service }): VehicleService[] =>
    service && isVehicle(service.facts) ? [{ service, facts: service.facts }] : [],
  )
  if (vehicles.length === 0) return null
  return (
    <HomeSection section={section} more={listPath(products[0])}>
      <ul className={styles.vehicles}>
        {vehicles.map((one) => (
          <Tile key={one.service.id} {...one} />
        ))}
      </ul>
    </HomeSection>
  )
}

function Tile({ service, facts }: VehicleService) {
  const { formatMessage } = useIntl()
  const feature = useFeatureName()
  const { name, location, picture, priceBasis, priceFrom, per } = service
  const seats = facts.kind === 'extra' ? facts.seats : facts.capacity
  return (
    <li className={styles.vehicle} data-lift="">
      <Photo of={picture} alt="" ratio="16:9" sail={false} />
      <div className={styles.words}>
        <h3>{facts.kind === 'extra' ? feature(facts.class) : <LangText of={facts.vehicle} />}</h3>
        <p className={styles.facts}>
          <Room icon="users" label="offers.spec.seats" count={seats} />
          {facts.bags === undefined ? null : <Room icon="case" label="offers.spec.bags" count={facts.bags} />}
          {facts.kind === 'extra' ? <span>{feature(facts.gearbox)}</span> : null}
        </p>
        <p className={styles.place}>
          <LangText of={location.name} />
        </p>
      </div>
      <div className={styles.foot}>
        {priceFrom ? (
          <PriceText amount={priceFrom} per={<BasisText basis={priceBasis} kind={facts.kind} per={per} />} />
        ) : (
          <span />
        )}
        <Button size="s" href={serviceHref(usePaths(), service)}>
          {formatMessage({ id: 'home.vehicles.go' })}
          <span className="sr">
            {' '}
            <LangText of={name} />
          </span>
        </Button>
      </div>
    </li>
  )
}
