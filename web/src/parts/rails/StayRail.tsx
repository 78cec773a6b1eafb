import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import { useSells } from '../../api/use-sells.ts'
import { useToday } from '../../api/use-site.ts'
import { defaultStay } from '../../domain/dates/stay.ts'
import { DEFAULT_PARTY } from '../../domain/people/party.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { useHotelSource } from '../provider-hotels/use-hotel-source.ts'
import { stayRange } from '../search-bar/stay/stay-range.ts'
import { stayRequest, type RailSubject } from './rail-requests.ts'
import { Rail } from './Rail.tsx'
import { StayCard } from './StayCard.tsx'

/**
 * Hotels of a place or a theme, with the totals of the default stay. The provider's hotels are found by a search only,
 * so its sites have no such rail, nor have sites that sell no hotels.
 */
export function StayRail({ of: subject, all }: { of: RailSubject; all: string }) {
  const today = useToday()
  const source = useHotelSource()
  const sellsAgencyHotels = useSells('hotels') && source === 'agency'
  const { data, error, mutate } = useApi('availabilitySearch', sellsAgencyHotels ? stayRequest(today, subject) : null)
  const stay = defaultStay(today)
  const range = stayRange(stay, useFormats())
  if (!sellsAgencyHotels) return null
  return (
    <Rail
      title={<FormattedMessage id="rails.sleep" />}
      note={
        <FormattedMessage
          id="rails.sleep.note"
          values={{
            dates: range,
            party: (
              <FormattedMessage key="party" id="party.text" values={{ adults: DEFAULT_PARTY.adults, children: 0 }} />
            ),
          }}
        />
      }
      all={{
        href: all,
        text: <FormattedMessage id="rails.sleep.all" values={{ count: data?.stats?.totalRecord ?? 0 }} />,
      }}
      cards={data?.records.map((entry) => (
        <StayCard key={entry.hotel.id} entry={entry} stay={stay} />
      ))}
      error={error}
      retry={() => void mutate()}
    />
  )
}
