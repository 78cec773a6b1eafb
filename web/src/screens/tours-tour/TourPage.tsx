import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Heart } from '../../parts/favourites/Heart.tsx'
import { lowestPrice } from '../../domain/tours/departures.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { Block } from '../../parts/offers/Block.tsx'
import { Inclusions } from '../../parts/offers/Inclusions.tsx'
import { MapLink } from '../../parts/offers/MapLink.tsx'
import { OfferPage } from '../../parts/offers/OfferPage.tsx'
import { Specs } from '../../parts/offers/Specs.tsx'
import { useTourSpecs } from '../../parts/offers/tour-specs.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { focusCalendar } from '../../ui/dates/focus-calendar.ts'
import { Departures } from './Departures.tsx'
import { Programme } from './Programme.tsx'
import { SimilarTours } from './SimilarTours.tsx'
import styles from './TourPage.module.css'
import { TripPanel } from './TripPanel.tsx'
import { useTrip } from './use-trip.ts'

/** The page of a tour: departures with prices, the programme day by day, and inclusions. */
export function TourPage({ tour }: { tour: Schema<'Tour'> }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const trip = useTrip(tour)
  const [dateMissing, setDateMissing] = useState(false)
  const { facts, headline, description, pictures, included, excluded, group, leastAge, pickup, itinerary } = tour
  const [name, place] = [text(facts.name).text, text(facts.location.name).text]
  const specs = [
    ...useTourSpecs(facts),
    {
      label: 'offers.spec.group',
      value: <FormattedMessage id="tour.group" values={{ least: group.least, most: group.most }} />,
    },
    ...(leastAge
      ? [{ label: 'tour.leastAge', value: <FormattedMessage id="tour.fromAge" values={{ age: leastAge }} /> }]
      : []),
  ]
  const askForDate = () => {
    flushSync(() => setDateMissing(true))
    focusCalendar(document.getElementById('departures'))
  }
  const choose = (day: number) => {
    setDateMissing(false)
    trip.choose(day)
  }
  return (
    <OfferPage
      list={{ href: paths.tours(), title: formatMessage({ id: 'offers.tours' }) }}
      name={facts.name}
      plainName={name}
      about={
        <>
          <FormattedMessage id={`offers.one.${facts.type}`} />
          {' · '}
          <LangText of={facts.location.name} />
          {facts.location.geolocation ? (
            <>
              {' · '}
              <MapLink at={facts.location.geolocation} />
            </>
          ) : null}
        </>
      }
      rating={facts.rating}
      favouriteButton={<Heart kind="tour" id={facts.id} name={name} price={facts.priceFrom} place="line" />}
      pictures={pictures}
      panelTitle={formatMessage({ id: 'tour.panel' })}
      panel={<TripPanel tour={tour} trip={trip} onDateNeeded={askForDate} />}
      total={trip.price.price?.offers[0]?.total}
      dayPrice={trip.departure?.price}
      lowest={lowestPrice(tour.departures) ?? facts.priceFrom}
      basis={<BasisText basis={facts.priceBasis} kind={facts.type} />}
      below={<SimilarTours to={facts} />}
    >
      <PageTitle text={formatMessage({ id: 'tour.title' }, { name, place })} />
      <Block id="overview" title={headline ? <LangText of={headline} /> : name}>
        <LangText of={description} as="p" className={styles.text} />
        <Specs of={specs} wide />
      </Block>
      <Block id="departures" title={<FormattedMessage id="tour.departures" />}>
        <Departures
          tour={tour}
          trip={trip}
          onChoose={choose}
          error={dateMissing && !trip.departure ? formatMessage({ id: 'cart.date.required' }) : undefined}
        />
      </Block>
      {itinerary.length > 0 || pickup?.some(({ value }) => value !== '') ? (
        <Block id="programme" title={<FormattedMessage id="tour.programme" />}>
          <Programme days={itinerary} pickup={pickup} />
        </Block>
      ) : null}
      <Inclusions included={included} excluded={excluded} />
    </OfferPage>
  )
}
