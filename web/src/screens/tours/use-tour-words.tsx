import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { GroupOf } from '../../domain/listing/filters.ts'
import type { TourFilters, TourFilterTable, TourSort } from '../../domain/tours/tour-filters.ts'
import { useText } from '../../i18n/use-locale.ts'
import { useRangeWords, type ListingWords } from '../../parts/listing/words.ts'
import { useLanguageNames } from '../../parts/offers/language-names.ts'
import type { NamedValue } from './facet-names.ts'

type Names = { places: readonly NamedValue[]; tags: readonly NamedValue[]; sign: string }

/** The texts of the tour list: "Day tours", "Cappadocia", "2 to 4 days". */
export function useTourWords(
  filters: TourFilters,
  { places, tags, sign }: Names,
): ListingWords<GroupOf<TourFilterTable>, TourSort> {
  const { formatMessage } = useIntl()
  const text = useText()
  const languages = useLanguageNames()
  const nameOf = (values: readonly NamedValue[], value: string) =>
    text(values.find((known) => known.value === value)?.name).text || value
  const range = useRangeWords()
  return {
    part: ({ group, value }) => {
      switch (group) {
        case 'types':
          return value === 'daily' || value === 'package' ? formatMessage({ id: `tours.type.${value}` }) : `${value}`
        case 'places':
          return nameOf(places, `${value}`)
        case 'tags':
          return nameOf(tags, `${value}`)
        case 'languages':
          return languages.name(`${value}`)
        case 'days':
          return range('tours.filter.days', filters.days)
        case 'price':
          return range('tours.filter.price', filters.price, sign)
      }
    },
    group: (group) => formatMessage({ id: `tours.filter.${group}` }),
    sortName: (sort) => formatMessage({ id: `tours.sort.${sort}` }),
    orderNote: (sort) => formatMessage({ id: `tours.order.${sort}` }),
    show: (count) => formatMessage({ id: 'tours.filters.show' }, { count }),
    showDropped: (count) => formatMessage({ id: 'tours.none.drop' }, { count }),
    without: (filter, count) => <FormattedMessage id="tours.none.one" values={{ filter, count }} />,
  }
}
