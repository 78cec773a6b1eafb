import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { encodeVisit, decode } from '../../domain/hotel-address.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { Passage } from '../../parts/Passage.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { NightsText, PartyText, StayText } from '../../parts/wordings.tsx'
import { listRequest } from './request.ts'

/** The list of hotels (spec 2). The search is the address. */
export default function Hotels() {
  const { search } = decode(useSearch(), useToday())
  const paths = usePaths()
  const { data, error, mutate } = useApi('availabilitySearch', listRequest(search))
  return (
    <div className="page stack">
      <h1 className="display">
        <FormattedMessage id="hotels.title" />
      </h1>
      <p className="soft">
        <StayText stay={search.stay} /> · <PartyText party={search.party} />
      </p>
      {error ? <Failure error={error} retry={() => void mutate()} /> : null}
      <ul className="stack">
        {data?.records.map(({ hotel, offer }) => (
          <li key={hotel.id}>
            <h2>
              <a href={paths.hotel(hotel.slug, encodeVisit(search))}>{hotel.name}</a>
            </h2>
            <Passage of={hotel.location.name} />
            {offer ? <PriceText amount={offer.total} per={<NightsText stay={search.stay} />} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
