import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { isTrailer } from '../../domain/services/is-trailer.ts'
import { useFormats, usePaths, useText } from '../../i18n/use-locale.ts'
import { Entry } from '../../parts/listing/Entry.tsx'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { useServiceSpecs } from '../../parts/offers/service-specs.tsx'
import { Specs } from '../../parts/offers/Specs.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'

/** A service in the list: facts of its kind, lowest price and what it covers, and inclusions. */
export function ServiceEntry({ service, first }: { service: Schema<'Service'>; first: boolean }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const { id, slug, name, facts, location, headline, picture, priceBasis, priceFrom, per, rating, included } = service
  const href = paths.service(slug)
  const action = formatMessage({ id: `services.see.${isTrailer(facts) ? 'trailer' : facts.kind}` })
  return (
    <Entry
      id={id}
      href={href}
      picture={picture}
      favourite={{ kind: 'service', name: text(name).text, price: priceFrom }}
      name={<LangText of={name} />}
      place={
        <>
          <LangText of={location.name} />
          {headline ? (
            <>
              {' · '}
              <LangText of={headline} />
            </>
          ) : null}
        </>
      }
      facts={<Specs of={useServiceSpecs(facts, true)} />}
      note={facts.kind === 'charter' ? <NextDate dates={facts.dates} /> : <First of={included} />}
      rating={rating}
      first={first}
    >
      {priceFrom ? (
        <>
          <span className="small muted">
            <FormattedMessage id="offers.from" />
          </span>
          <PriceText amount={priceFrom} size="l" per={<BasisText basis={priceBasis} kind={facts.kind} per={per} />} />
        </>
      ) : null}
      <Button href={href} aria-label={formatMessage({ id: 'services.action' }, { action, name: text(name).text })}>
        {action}
      </Button>
    </Entry>
  )
}

function NextDate({ dates: [next] }: { dates: readonly number[] }) {
  const { weekdayDayMonth } = useFormats()
  return next === undefined ? (
    <span className="muted">
      <FormattedMessage id="services.noDate" />
    </span>
  ) : (
    <span>
      <FormattedMessage id="services.next" values={{ date: <b key="day">{weekdayDayMonth(next)}</b> }} />
    </span>
  )
}

/** The first inclusions of the price. */
function First({ of: [one, other] }: { of: readonly Schema<'LocalizedText'>[] }) {
  if (!one) return null
  return (
    <span>
      <LangText of={one} as="b" />
      {other ? (
        <>
          {' · '}
          <LangText of={other} />
        </>
      ) : null}
    </span>
  )
}
