import { FormattedMessage, useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import type { Schema } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { decode } from '../../domain/hotel-address.ts'
import { useText } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Passage } from '../../parts/Passage.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { useCart } from '../../parts/use-cart.ts'
import { BoardText, CancellationText, NightsText } from '../../parts/wordings.tsx'
import { Button } from '../../ui/Button.tsx'
import { hotelRequest, priceRequest } from './request.ts'

/** A hotel with its rooms (spec 2). */
export default function HotelsHotel({ params: { hotel: idOrSlug = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('hotelView', hotelRequest(idOrSlug))
  if (error) throw error
  return data ? <HotelPage hotel={data.record} /> : null
}

function HotelPage({ hotel }: { hotel: Schema<'Hotel'> }) {
  const { formatMessage } = useIntl()
  const text = useText()
  const { search } = decode(useSearch(), useToday())
  const { data, error, mutate } = useApi('hotelPrice', priceRequest(hotel.facts.id, search))
  const { put, busy } = useCart()
  const { name, location, picture } = hotel.facts
  return (
    <div className="page stack">
      <PageTitle text={formatMessage({ id: 'hotel.title' }, { name, place: text(location.name).text })} />
      <h1 className="display">{name}</h1>
      <Passage of={location.name} />
      <Photo of={picture} first ratio="16:9" />
      <Passage of={hotel.description} as="p" />
      {error ? <Failure error={error} retry={() => void mutate()} /> : null}
      {data?.rooms.flatMap(({ id, plans }) =>
        plans.map(({ id: plan, offer }) => (
          <div key={`${id} ${plan}`} className="row">
            <Passage of={hotel.rooms.find((room) => room.id === id)?.name} />
            <BoardText board={offer.board} />
            <CancellationText cancellation={offer.cancellation} />
            <PriceText amount={offer.total} per={<NightsText stay={search.stay} />} />
            <Button
              kind="soft"
              loading={busy}
              onClick={() =>
                void put({
                  kind: 'add',
                  line: {
                    key: 'new',
                    type: 'hotel',
                    id: hotel.facts.id,
                    room: { id },
                    pricePlan: { id: plan },
                    pax: search.party,
                    ...search.stay,
                    count: 1,
                  },
                })
              }
            >
              <FormattedMessage id="hotel.choose" />
            </Button>
          </div>
        )),
      )}
    </div>
  )
}
