import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { LOCATION } from '../../domain/hotels/visit-address.ts'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { useHotelSource } from '../provider-hotels/use-hotel-source.ts'

/** The addresses of the hotel list for a place or a theme, with the default stay. */
export function useHotelsHref() {
  const today = useToday()
  const paths = usePaths()
  const source = useHotelSource()
  const search = defaultSearch(today, source)
  return {
    /** The provider has ids of its own and finds the place by its name. */
    inPlace: (id: string, label: string) =>
      paths.hotels(encode({ ...search, ...(source === 'agency' ? { place: LOCATION + id } : {}), label })),
    ofTheme: (theme: number) => paths.hotels(encode({ ...search, filters: { ...NO_FILTERS, themes: [theme] } })),
  }
}
