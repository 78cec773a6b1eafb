import { useApi } from '../../api/use-api.ts'
import { OfferSkeleton } from '../../parts/offers/OfferPage.tsx'
import { tourRequest } from './request.ts'
import { TourPage } from './TourPage.tsx'

/** The page of a tour with its departures (decision 33.1). */
export default function ToursTour({ params: { tour: idOrSlug = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('tourView', tourRequest(idOrSlug))
  if (error) throw error
  return data ? <TourPage tour={data.record} /> : <OfferSkeleton />
}
