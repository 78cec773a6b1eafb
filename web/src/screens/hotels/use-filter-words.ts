import { useIntl } from 'react-intl'
import { SIGNS } from '@rota/openapi/reference/signs'
import { useFormats, useLocale } from '../../i18n/use-locale.ts'
import { isAmenity } from '../../parts/amenities.ts'
import { themeName } from '../../parts/themes.ts'
import type { ChipWords } from './filter-chips.ts'

/** Says a filter in words: "4 stars", "All inclusive", "₺6.500 – ₺38.000". */
export function useFilterWords(): (filter: ChipWords) => string {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const locale = useLocale()
  // Left to right whatever stands around it (U+2066 to U+2069).
  const amount = (value: number) => `\u2066${SIGNS.try}${number(value)}\u2069`
  return (filter) => {
    switch (filter.group) {
      case 'stars':
        return formatMessage({ id: 'hotels.stars' }, { count: filter.value })
      case 'boards':
        return formatMessage({ id: `board.${filter.value}` })
      case 'themes':
        return themeName(filter.value, locale) ?? `${filter.value}`
      case 'amenities':
        return isAmenity(filter.value) ? formatMessage({ id: `amenity.${filter.value}` }) : filter.value
      case 'freeCancellation':
        return formatMessage({ id: 'cancellation.free' })
      case 'price': {
        const { min, max } = filter
        if (min === undefined) return formatMessage({ id: 'hotels.filter.price.to' }, { max: amount(max ?? 0) })
        if (max === undefined) return formatMessage({ id: 'hotels.filter.price.from' }, { min: amount(min) })
        return formatMessage({ id: 'hotels.filter.price.range' }, { min: amount(min), max: amount(max) })
      }
    }
  }
}
