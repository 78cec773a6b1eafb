import type { ReactNode } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { groupsOf } from '../../domain/listing/filters.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { ListView } from '../../domain/listing/view.ts'
import type { ListedTransfer } from '../../domain/transfers/ride.ts'
import type { TransferFilterTable, TransferSort } from '../../domain/transfers/transfer-filters.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { LoadMore } from '../../parts/listing/LoadMore.tsx'
import { NoMatch } from '../../parts/listing/NoMatch.tsx'
import { ORDER_ID, SortPick } from '../../parts/listing/SortPick.tsx'
import type { ListAddress } from '../../parts/listing/use-list-address.ts'
import type { Missing } from '../../parts/listing/full/lists.ts'
import { Chip } from '../../ui/buttons/Chip.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import styles from './TransferList.module.css'
import { useTransferWords } from './use-transfer-words.tsx'

type Transfer = Schema<'TransferFacts'>

type TransferListProps = {
  listing: Listing<ListedTransfer, TransferFilterTable, TransferSort>
  view: ListView<Transfer, TransferFilterTable>
  /** The rest of the list that has not been read yet. */
  missing: Missing | undefined
  address: ListAddress<TransferSearch>
  renderEntry: (record: Transfer, index: number) => ReactNode
}

/**
 * The vehicles below one line of controls: one way or return, equipment, order. A route has few vehicles, so there is
 * no filter column.
 */
export function TransferList({ listing, view, missing, address, renderEntry }: TransferListProps) {
  const { formatMessage } = useIntl()
  const words = useTransferWords()
  const { search, change, hrefOf } = address
  const { filters, sort, back } = search
  // While the rest is read, it may contain vehicles that match (decision 36.14).
  const isReading = missing && !missing.load
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <Segmented
          label={formatMessage({ id: 'transfers.trip' })}
          labelHidden
          name="trip"
          options={[
            { value: 'one', label: formatMessage({ id: 'ride.oneWay' }) },
            { value: 'both', label: formatMessage({ id: 'transfers.roundTrip' }) },
          ]}
          value={back ? 'both' : 'one'}
          onChange={(trip) => change({ back: trip === 'both' ? {} : undefined })}
        />
        <div className={styles.chips}>
          {groupsOf(listing.filters).map((group) => (
            <Chip
              key={group}
              on={filters[group]}
              aria-pressed={filters[group]}
              onClick={() => change({ filters: { ...filters, [group]: !filters[group] } })}
            >
              {words.part({ group })}
            </Chip>
          ))}
        </div>
        <SortPick sort={sort} sorts={listing.sorts} words={words} onSort={(next) => change({ sort: next })} />
      </div>
      {view.matching === 0 && !isReading ? (
        <NoMatch table={listing.filters} {...{ words, hrefOf }} drop={view.drop} />
      ) : null}
      <div>{view.shown.map(renderEntry)}</div>
      {view.matching > listing.pageSize ? <LoadMore {...{ view, missing, address }} /> : null}
      <p id={ORDER_ID} className="small muted">
        {words.orderNote(sort)}
      </p>
    </div>
  )
}
