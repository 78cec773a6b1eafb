import { useApi } from '../../api/use-api.ts'
import { HotelPage } from './HotelPage.tsx'
import { HotelSkeleton } from './HotelSkeleton.tsx'
import { hotelRequest } from './request.ts'

/** A hotel with its rooms (decision 33.1). */
export default function HotelsHotel({ params: { hotel: idOrSlug = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('hotelView', hotelRequest(idOrSlug))
  if (error) throw error
  return data ? <HotelPage hotel={data.record} /> : <HotelSkeleton />
}
