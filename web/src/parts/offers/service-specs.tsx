import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useFormats, useText } from '../../i18n/use-locale.ts'
import { Amount } from '../Amount.tsx'
import { LangText } from '../LangText.tsx'
import { useFeatureName } from './feature-names.ts'
import type { Spec } from './Specs.tsx'

type Facts = Schema<'ServiceFacts'>
/** The facts of one kind of service. */
type FactsOf<Kind> = Extract<Facts, { kind: Kind }>

/**
 * The facts of a service by its kind (decision 38.2). `short` selects those that fit on a card; the service's page
 * shows all.
 */
export function useServiceSpecs(facts: Facts, short = false): Spec[] {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const text = useText()
  const feature = useFeatureName()
  const spec = (label: string, value: Spec['value'] | undefined): Spec[] =>
    value === undefined || value === '' ? [] : [{ label: `offers.spec.${label}`, value }]
  const metres = (length: number) => formatMessage({ id: 'offers.metres' }, { length: number(length) })
  const kilometres = (perDay: number | undefined) =>
    perDay === undefined
      ? formatMessage({ id: 'offers.unlimited' })
      : formatMessage({ id: 'offers.kilometres' }, { count: number(perDay) })
  const gulet = ({ cabins, berths, crew, length, built, homePort, route }: FactsOf<'gulet'>) => [
    ...spec('cabins', cabins),
    ...spec('berths', berths),
    ...spec('crew', crew),
    ...spec('boatLength', length === undefined ? undefined : metres(length)),
    ...(short
      ? []
      : [
          ...spec('built', built),
          ...spec('homePort', <LangText of={homePort.name} />),
          ...spec('route', route.map((bay) => text(bay).text).join(formatMessage({ id: 'list.between' }))),
        ]),
  ]
  const caravan = ({ berths, seats, licence, gearbox, kilometresPerDay, deposit }: FactsOf<'caravan'>) => [
    ...spec('berths', berths),
    ...spec('licence', <bdi>{licence}</bdi>),
    ...spec('kilometres', kilometres(kilometresPerDay)),
    ...spec('deposit', <Amount of={deposit} />),
    ...(short ? [] : [...spec('seats', seats), ...spec('gearbox', gearbox && feature(gearbox))]),
  ]
  const charter = ({ venue, category, doors, begins, seats, dates }: FactsOf<'charter'>) => [
    ...(short ? [] : spec('venue', <LangText of={venue} />)),
    ...spec('category', feature(category)),
    ...spec('doors', <span className="ltr">{doors}</span>),
    ...spec('begins', <span className="ltr">{begins}</span>),
    // The longest fact of a card comes last, so that a short one does not stand alone in the next row.
    ...(short
      ? spec('venue', <LangText of={venue} />)
      : [
          ...spec('seatKinds', seats.map(({ name }) => text(name).text).join(formatMessage({ id: 'list.between' }))),
          ...spec('dates', <FormattedMessage id="offers.dates" values={{ count: dates.length }} />),
        ]),
  ]
  const extra = (car: FactsOf<'extra'>) => [
    ...spec('class', feature(car.class)),
    ...spec('seats', car.seats),
    ...spec('gearbox', feature(car.gearbox)),
    ...spec('fuelPolicy', formatMessage({ id: `offers.fuelPolicy.${car.fuelPolicy}` })),
    ...(short
      ? spec('driverAge', formatMessage({ id: 'offers.driverAge' }, { age: car.driverAge }))
      : [
          ...spec('bags', car.bags),
          ...spec('fuel', car.fuel && formatMessage({ id: `offers.fuel.${car.fuel}` })),
          ...spec('driverAge', formatMessage({ id: 'offers.driverAge' }, { age: car.driverAge })),
          ...spec(
            'licenceYears',
            car.licenceYears ? formatMessage({ id: 'offers.licenceYears' }, { years: car.licenceYears }) : undefined,
          ),
          ...spec('kilometres', kilometres(car.kilometresPerDay)),
          ...spec('excess', <Amount of={car.excess} />),
          ...spec('deposit', car.deposit && <Amount of={car.deposit} />),
        ]),
  ]
  if (facts.kind === 'gulet') return gulet(facts)
  if (facts.kind === 'caravan') return caravan(facts)
  if (facts.kind === 'charter') return charter(facts)
  return facts.kind === 'extra' ? extra(facts) : []
}
