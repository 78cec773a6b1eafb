import type { Input, OperationId } from './api/operations.ts'
import type { CivilDate } from './domain/civil-date.ts'
import { decode } from './domain/read-hotel-address.ts'
import type { Need } from './page-port.ts'
import type { RouteName } from './routes.tsx'
import { homeProducts } from './screens/home/request.ts'
import { hotelRequest } from './screens/hotels-hotel/request.ts'
import { listRequest } from './screens/hotels/request.ts'
import { typedPlaceNeed } from './typed-place.ts'

type NeedsOf = (params: Record<string, string>, search: string, today: CivilDate) => Need[]

const need = <Id extends OperationId>(operationId: Id, params: Input<Id>): Need => ({ operationId, params })

/**
 * What each content page needs before it is rendered: the same requests as its screen makes, so that the browser finds
 * the answers and asks for nothing twice. Personal pages need nothing; prices of one hotel are the browser's, because
 * they are never cached and may take seconds.
 */
const NEEDS: Partial<Record<RouteName, NeedsOf>> = {
  home: () => [need('mainProductList', homeProducts)],
  hotels: (_, search, today) => [
    typedPlaceNeed(search) ?? need('availabilitySearch', listRequest(decode(search, today).search)),
  ],
  'hotels-hotel': ({ hotel = '' }) => [need('hotelView', hotelRequest(hotel))],
}

export function needsOf(name: RouteName, ...context: Parameters<NeedsOf>): Need[] {
  return NEEDS[name]?.(...context) ?? []
}
