import { HotelPage } from './HotelPage.tsx'
import { HotelSkeleton } from './HotelSkeleton.tsx'
import { useHotel } from './use-hotel.ts'

/** A hotel with its rooms (decision 33.1). */
export default function HotelsHotel({ params: { hotel: idOrSlug = '' } }: { params: Record<string, string> }) {
  const { hotel, error } = useHotel(idOrSlug)
  if (error) throw error
  return hotel ? <HotelPage hotel={hotel} /> : <HotelSkeleton />
}
