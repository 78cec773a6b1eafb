import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { roomsOf, type VisitSearch } from '../../domain/hotels/visit.ts'
import { everybody } from '../../domain/people/party.ts'
import { PartyText } from '../wordings.tsx'

/** "2 adults, 1 child", and of several rooms "2 rooms, 4 adults, 1 child" */
export function RoomsText({ of: search }: { of: Pick<VisitSearch, 'party' | 'more'> }) {
  const { more = [] } = search
  if (more.length === 0) return <PartyText party={search.party} />
  const { adults, children } = everybody(roomsOf(search))
  return <FormattedMessage id="party.rooms" values={{ rooms: more.length + 1, adults, children: children.length }} />
}
