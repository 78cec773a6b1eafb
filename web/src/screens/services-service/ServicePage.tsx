import { Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { isTrailer } from '../../domain/services/is-trailer.ts'
import { isServiceKind } from '../../domain/services/service-filters.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { Heart } from '../../parts/favourites/Heart.tsx'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { Block } from '../../parts/offers/Block.tsx'
import { Inclusions } from '../../parts/offers/Inclusions.tsx'
import { MapLink } from '../../parts/offers/MapLink.tsx'
import { OfferPage } from '../../parts/offers/OfferPage.tsx'
import { useServiceSpecs } from '../../parts/offers/service-specs.tsx'
import { Specs } from '../../parts/offers/Specs.tsx'
import { preloadable } from '../../parts/preloadable.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { focusCalendar } from '../../ui/dates/focus-calendar.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import styles from './ServicePage.module.css'
import { useChoice } from './use-choice.ts'

/** Loaded only for events. */
const { Part: EventDates, load } = preloadable(() => import('./EventDates.tsx'))
if (import.meta.env.SSR) await load()

/** Loads the code of the dates of an event. */
export const loadEventDates = load

/** The page of a service: facts of its kind, inclusions, and the booking panel. */
export function ServicePage({ service }: { service: Schema<'Service'> }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const choice = useChoice(service)
  const fieldsId = useId()
  const [dateMissing, setDateMissing] = useState(false)
  const { facts, name, headline, description, location, pictures, rating, included, excluded } = service
  const { priceBasis, priceFrom, per } = service
  const plainName = text(name).text
  const specs = useServiceSpecs(facts)
  const list = isServiceKind(facts.kind) ? facts.kind : 'gulet'
  const isEvent = facts.kind === 'charter'
  const missing = dateMissing && !choice.stay ? formatMessage({ id: 'cart.date.required' }) : undefined
  const askForDate = () => {
    flushSync(() => setDateMissing(true))
    if (isEvent) focusCalendar(document.getElementById('dates'))
    else document.getElementById(fieldsId)?.focus()
  }
  return (
    <OfferPage
      list={{ href: paths.services(`type=${list}`), title: formatMessage({ id: `service.list.${list}` }) }}
      name={name}
      plainName={plainName}
      about={
        <>
          <FormattedMessage id={`service.one.${isTrailer(facts) ? 'trailer' : list}`} />
          {' · '}
          <LangText of={location.name} />
          {location.geolocation ? (
            <>
              {' · '}
              <MapLink at={location.geolocation} />
            </>
          ) : null}
        </>
      }
      rating={rating}
      favouriteButton={<Heart kind="service" id={service.id} name={plainName} price={priceFrom} place="line" />}
      pictures={pictures}
      panelTitle={formatMessage({ id: 'service.panel' })}
      panel={<ChoicePanel {...{ service, choice, fieldsId, missing }} onDateNeeded={askForDate} />}
      total={choice.offer?.total}
      lowest={priceFrom}
      basis={<BasisText basis={priceBasis} kind={facts.kind} per={per} />}
    >
      <PageTitle text={formatMessage({ id: 'service.title' }, { name: plainName, place: text(location.name).text })} />
      <Block id="overview" title={headline ? <LangText of={headline} /> : <LangText of={name} />}>
        <LangText of={description} as="p" className={styles.text} />
        <Specs of={specs} wide />
      </Block>
      {isEvent ? (
        <Block id="dates" title={<FormattedMessage id="service.dates" />}>
          <Suspense fallback={<div className={styles.days} />}>
            <EventDates facts={facts} chosen={choice.stay?.checkIn} onChoose={choice.setDay} error={missing} />
          </Suspense>
        </Block>
      ) : null}
      <Inclusions included={included} excluded={excluded} />
    </OfferPage>
  )
}
