import { useSite } from '../../api/use-site.ts'
import { hotelSourceOf, type HotelSource } from '../../domain/hotels/hotel-source.ts'

/** Whose hotels this site searches. */
export const useHotelSource = (): HotelSource => hotelSourceOf(useSite().site.options)
