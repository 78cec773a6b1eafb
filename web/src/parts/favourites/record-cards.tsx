import type { ComponentType } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import type { Favourite, FavouriteKind } from '../../domain/favourites/favourites.ts'
import { isTrailer } from '../../domain/services/is-trailer.ts'
import { encodeTransfers } from '../../domain/transfers/transfer-address.ts'
import { defaultTransferSearch } from '../../domain/transfers/transfer-search.ts'
import { useFormats, usePaths, useText } from '../../i18n/use-locale.ts'
import { serviceHref } from '../rails/service-href.ts'
import { LangText } from '../LangText.tsx'
import { FavouriteCard } from './FavouriteCard.tsx'
import { HotelCard } from './HotelCard.tsx'

type CardProps = { favourite: Favourite }

function TourCard({ favourite }: CardProps) {
  const paths = usePaths()
  const text = useText()
  const { dayMonth } = useFormats()
  const { data, error, mutate } = useApi('tourView', { path: { id: favourite.id } })
  const tour = data?.record.facts
  return (
    <FavouriteCard
      {...{ favourite, error }}
      retry={() => void mutate()}
      record={
        tour && {
          name: text(tour.name).text,
          title: <LangText of={tour.name} />,
          href: paths.tour(tour.slug),
          picture: tour.picture,
          price: tour.priceFrom,
          per: <FormattedMessage id={`favourites.basis.${tour.priceBasis}`} />,
          meta: (
            <>
              <LangText of={tour.location.name} />
              {tour.nextDeparture ? (
                <>
                  {' · '}
                  <FormattedMessage id="favourites.leaves" values={{ day: dayMonth(tour.nextDeparture) }} />
                </>
              ) : null}
            </>
          ),
        }
      }
    />
  )
}

function ServiceCard({ favourite }: CardProps) {
  const paths = usePaths()
  const text = useText()
  const { data, error, mutate } = useApi('serviceView', { path: { id: favourite.id } })
  const service = data?.record
  return (
    <FavouriteCard
      {...{ favourite, error }}
      retry={() => void mutate()}
      record={
        service && {
          kind: isTrailer(service.facts) ? 'trailer' : service.facts.kind,
          name: text(service.name).text,
          title: <LangText of={service.name} />,
          href: serviceHref(paths, service),
          picture: service.picture,
          price: service.priceFrom,
          per: <FormattedMessage id={`favourites.per.${service.per}`} />,
          meta: <LangText of={service.location.name} />,
        }
      }
    />
  )
}

/** A vehicle on a route; the link opens the list of that route with the vehicle chosen. */
function TransferCard({ favourite }: CardProps) {
  const paths = usePaths()
  const text = useText()
  const { data, error, mutate } = useApi('transferView', { path: { id: favourite.id } })
  const ride = data?.record.facts
  const search = ride && { ...defaultTransferSearch(), from: ride.from.id, to: ride.to.id, ride: ride.id }
  return (
    <FavouriteCard
      {...{ favourite, error }}
      retry={() => void mutate()}
      record={
        ride &&
        search && {
          name: text(ride.name).text,
          title: <LangText of={ride.name} />,
          href: paths.transfers(encodeTransfers(search)),
          picture: ride.picture,
          price: ride.prices.find(({ direction }) => direction === 1)?.price,
          per: <FormattedMessage id="favourites.per.way" />,
          meta: (
            <FormattedMessage
              id="favourites.load"
              values={{ people: ride.vehicle.passengers, bags: ride.vehicle.bags }}
            />
          ),
        }
      }
    />
  )
}

/** The card component of each kind; it loads its own record. */
export const RECORD_CARDS: Readonly<Record<FavouriteKind, ComponentType<CardProps>>> = {
  hotel: HotelCard,
  tour: TourCard,
  service: ServiceCard,
  transfer: TransferCard,
}
