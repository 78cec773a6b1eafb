import { useApi } from '../../api/use-api.ts'
import { recordRequest } from '../../parts/offers/offer-requests.ts'
import { OfferSkeleton } from '../../parts/offers/OfferPage.tsx'
import { loadEventDates, ServicePage } from './ServicePage.tsx'

/** Loads the code of the dates, if the server has rendered them, before the page is hydrated (`route.ts`). */
export const ready = (): Promise<unknown> | undefined =>
  import.meta.env.SSR || !document.querySelector('[data-calendar]') ? undefined : loadEventDates()

/** The page of a gulet, a caravan, an event or a car (decision 33.1). */
export default function ServicesService({ params: { service: idOrSlug = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('serviceView', recordRequest(idOrSlug))
  if (error) throw error
  return data ? <ServicePage service={data.record} /> : <OfferSkeleton />
}
