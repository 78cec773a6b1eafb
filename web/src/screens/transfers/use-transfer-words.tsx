import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { TransferFilterTable, TransferSort } from '../../domain/transfers/transfer-filters.ts'
import type { GroupOf } from '../../domain/listing/filters.ts'
import type { ListingWords } from '../../parts/listing/words.ts'

/** The texts of the transfer list. */
export function useTransferWords(): ListingWords<GroupOf<TransferFilterTable>, TransferSort> {
  const { formatMessage } = useIntl()
  return {
    part: ({ group }) => formatMessage({ id: `transfers.filter.${group}` }),
    group: (group) => formatMessage({ id: `transfers.filter.${group}` }),
    sortName: (sort) => formatMessage({ id: `transfers.sort.${sort}` }),
    orderNote: () => formatMessage({ id: 'transfers.order' }),
    show: (count) => formatMessage({ id: 'transfers.show' }, { count }),
    showDropped: (count) => formatMessage({ id: 'transfers.show' }, { count }),
    without: (filter, count) => <FormattedMessage id="transfers.without" values={{ filter, count }} />,
  }
}
