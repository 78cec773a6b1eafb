import { useApi } from '../../api/use-api.ts'
import { OfferSkeleton } from '../../parts/offers/OfferPage.tsx'
import { serviceRequest } from './request.ts'
import { ServicePage } from './ServicePage.tsx'

/** The page of a gulet, a caravan, an event or a car (decision 33.1). */
export default function ServicesService({ params: { service: asked = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('serviceView', serviceRequest(asked))
  if (error) throw error
  return data ? <ServicePage service={data.record} /> : <OfferSkeleton />
}
