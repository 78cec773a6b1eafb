import { useApi } from '../../api/use-api.ts'
import { recordRequest } from '../../parts/offers/offer-requests.ts'
import { OfferSkeleton } from '../../parts/offers/OfferPage.tsx'
import { TourPage } from './TourPage.tsx'

/** The page of a tour with its departures (decision 33.1). */
export default function ToursTour({ params: { tour: idOrSlug = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('tourView', recordRequest(idOrSlug))
  if (error) throw error
  return data ? <TourPage tour={data.record} /> : <OfferSkeleton />
}
