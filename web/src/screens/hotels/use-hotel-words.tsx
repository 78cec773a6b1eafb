import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { HotelFilters, HotelFilterTable, HotelSort } from '../../domain/hotels/hotel-filters.ts'
import type { GroupOf } from '../../domain/listing/filters.ts'
import { isAmenity } from '../../parts/amenities.ts'
import { useRangeWords, type ListingWords } from '../../parts/listing/words.ts'
import { themeMessage } from '../../parts/themes.ts'

/** The texts of the hotel list: "4 stars", "All inclusive", "₺6.500 – ₺38.000". */
export function useHotelWords(filters: HotelFilters, sign: string): ListingWords<GroupOf<HotelFilterTable>, HotelSort> {
  const { formatMessage } = useIntl()
  const range = useRangeWords()
  const theme = (value: number) => {
    const id = themeMessage(value)
    return id === undefined ? `${value}` : formatMessage({ id })
  }
  return {
    part: ({ group, value }) => {
      switch (group) {
        case 'stars':
          return formatMessage({ id: 'hotels.stars' }, { count: Number(value) })
        case 'boards':
          return formatMessage({ id: `board.${value}` })
        case 'themes':
          return theme(Number(value))
        case 'amenities':
          return isAmenity(`${value}`) ? formatMessage({ id: `amenity.${value}` }) : `${value}`
        case 'freeCancellation':
          return formatMessage({ id: 'cancellation.free' })
        case 'price':
          return range('hotels.filter.price', filters.price, sign)
      }
    },
    group: (group) =>
      formatMessage({ id: group === 'freeCancellation' ? 'hotels.filter.booking' : `hotels.filter.${group}` }),
    sortName: (sort) => formatMessage({ id: `hotels.sort.${sort}` }),
    orderNote: (sort) => formatMessage({ id: `hotels.order.${sort}` }),
    show: (count) => formatMessage({ id: 'hotels.filters.show' }, { count }),
    showDropped: (count) => formatMessage({ id: 'hotels.none.drop' }, { count }),
    without: (filter, count) => <FormattedMessage id="hotels.none.one" values={{ filter, count }} />,
  }
}
