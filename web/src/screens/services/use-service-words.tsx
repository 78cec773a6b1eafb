import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import type { GroupOf } from '../../domain/listing/filters.ts'
import type { ServiceSearch } from '../../domain/services/service-address.ts'
import type { ServiceFilterTable, ServiceSort } from '../../domain/services/service-filters.ts'
import { useText } from '../../i18n/use-locale.ts'
import { useRangeWords, type ListingWords } from '../../parts/listing/words.ts'
import { useFeatureName } from '../../parts/offers/feature-names.ts'

/** The texts of a service list: "By the cabin", "Göcek", "8 people or more". */
export function useServiceWords(
  { kind, filters }: ServiceSearch,
  records: readonly Schema<'Service'>[],
  sign: string,
): ListingWords<GroupOf<ServiceFilterTable>, ServiceSort> {
  const { formatMessage } = useIntl()
  const text = useText()
  const feature = useFeatureName()
  const placeOf = (id: string) => text(records.find(({ location }) => location.id === id)?.location.name).text || id
  const range = useRangeWords()
  return {
    part: ({ group, value }) => {
      switch (group) {
        case 'features':
          return feature(`${value}`)
        case 'places':
          return placeOf(`${value}`)
        case 'people':
          return range('services.filter.people', filters.people)
        case 'price':
          return range('services.filter.price', filters.price, sign)
      }
    },
    group: (group) =>
      formatMessage({
        id:
          group === 'features' || group === 'places' ? `services.filter.${group}.${kind}` : `services.filter.${group}`,
      }),
    sortName: (sort) => formatMessage({ id: `services.sort.${sort}` }),
    orderNote: (sort) => formatMessage({ id: `services.order.${sort}` }),
    show: (count) => formatMessage({ id: 'services.filters.show' }, { count }),
    showDropped: (count) => formatMessage({ id: 'services.none.drop' }, { count }),
    without: (filter, count) => <FormattedMessage id="services.none.one" values={{ filter, count }} />,
  }
}
