import { useApi } from '../../api/use-api.ts'
import { recordRequest } from '../../parts/offers/offer-requests.ts'
import { OfferSkeleton } from '../../parts/offers/OfferPage.tsx'
import { loadEventDates, ServicePage } from './ServicePage.tsx'

/** Loads what a visit that begins here needs before it is hydrated. */
export const ready = (): Promise<unknown> | undefined =>
  import.meta.env.SSR || !document.querySelector('[data-calendar]') ? undefined : loadEventDates()

/** The page of a gulet, a caravan, an event or a car (decision 33.1). */
export default function ServicesService({ params: { service: asked = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('serviceView', recordRequest(asked))
  if (error) throw error
  return data ? <ServicePage service={data.record} /> : <OfferSkeleton />
}
