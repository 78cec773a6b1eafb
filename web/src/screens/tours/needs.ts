import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { decodeTours } from '../../domain/tours/tour-address.ts'
import { softNeed } from '../../needs.ts'
import { facetRequest, listRequest } from './request.ts'

/** Soft needs: if they fail, the page renders with a notice instead of an error page (decision 34.4). */
export function needs(_: Record<string, string>, search: string, today: CivilDate) {
  return [
    softNeed('tourSearch', listRequest(decodeTours(search, today).search)),
    softNeed('tourFacetList', facetRequest),
  ]
}
