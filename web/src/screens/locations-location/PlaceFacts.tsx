import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { DRY_DAYS, dryMonthsOf, WARM_SEA, warmSeaOf } from '../../domain/places/climate.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { MapLink } from '../../parts/offers/MapLink.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { useMonthNames } from './month-names.ts'
import styles from './PlaceFacts.module.css'

/** What a traveller asks first: how far the airport is, when the sea is warm and it hardly rains, and where it is. */
export function PlaceFacts({ place: { facts, airport, climate = [] } }: { place: Schema<'LocationRecord'> }) {
  const { number } = useFormats()
  const warm = warmSeaOf(climate)
  const dry = dryMonthsOf(climate)
  return (
    <dl className={styles.facts}>
      {airport ? (
        <div>
          <dt>
            <FormattedMessage id="place.airport" />
          </dt>
          <dd>
            <FormattedMessage
              id="place.airport.name"
              values={{ name: <LangText of={airport.name} />, code: <span className="ltr">{airport.code}</span> }}
            />
            <FormattedMessage id="list.comma" />
            <FormattedMessage id="place.kilometres" values={{ distance: number(airport.kilometres) }} />
          </dd>
        </div>
      ) : null}
      {warm ? (
        <div>
          <dt>
            <FormattedMessage id="place.warm" values={{ degrees: WARM_SEA }} />
          </dt>
          <dd>
            <Span {...warm} />
          </dd>
        </div>
      ) : null}
      {dry ? (
        <div>
          <dt>
            <FormattedMessage id="place.dry" values={{ days: DRY_DAYS }} />
          </dt>
          <dd>
            <Span {...dry} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          <FormattedMessage id="place.where" />
        </dt>
        <dd>
          <MapLink at={facts.geolocation} />
        </dd>
      </div>
    </dl>
  )
}

/** "June – November", or one month. */
function Span({ from, to }: { from: number; to: number }) {
  const names = useMonthNames('long')
  const [first, last] = [names[from - 1], names[to - 1]]
  return <>{from === to ? first : `${first} – ${last}`}</>
}
