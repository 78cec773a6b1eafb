import { useState } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { listView } from '../../domain/listing/view.ts'
import { decodeTransfers } from '../../domain/transfers/read-transfer-address.ts'
import { misfitOf } from '../../domain/transfers/ride.ts'
import { encodeTransfers } from '../../domain/transfers/transfer-address.ts'
import { transferListing } from '../../domain/transfers/transfer-listing.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import { RepairedNotice } from '../../parts/listing/RepairedNotice.tsx'
import { useListAddress } from '../../parts/listing/use-list-address.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { TransferForm, type TransferFocus } from '../../parts/search-bar/transfers/TransferForm.tsx'
import { TransferStrip } from '../../parts/search-bar/transfers/TransferStrip.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { CountLine } from './CountLine.tsx'
import { NoTransfers } from './NoTransfers.tsx'
import { REPAIRED } from './repaired-words.ts'
import { RideDock } from './RideDock.tsx'
import { RideEntry } from './RideEntry.tsx'
import { RidePanel } from './RidePanel.tsx'
import { endNames, isolated, plain } from './route-name.ts'
import styles from './transfers.module.css'
import { TransferList } from './TransferList.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import { useTransfers } from './use-transfers.ts'

/** The list of transfers: one price per vehicle. Search and chosen vehicle are in the URL. */
export default function Transfers() {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const today = useToday()
  const paths = usePaths()
  const text = useText()
  const hrefOf = (to: TransferSearch) => paths.transfers(encodeTransfers(to))
  const address = useListAddress({ decode: (query) => decodeTransfers(query, today), hrefOf })
  const { search, repaired } = address
  const { records, error, retry } = useTransfers(search)
  const places = useApi('transferLocationList', {})
  const [editing, setEditing] = useState<TransferFocus>()
  // A place that does not exist throws, which shows the 404 page, as on the server.
  if (error?.status === 404) throw error

  const listing = transferListing(search)
  const view = records && listView(listing, records, search)
  const names = endNames(places.data?.records, search)
  const [from, to] = [text(names.from).text, text(names.to).text]
  const isRoute = from !== '' && to !== ''
  const title = isRoute
    ? formatMessage({ id: 'transfers.route' }, { from: isolated(from), to: isolated(to) })
    : formatMessage({ id: 'transfers.title' })
  const chosen = records?.find((record) => record.id === search.ride && !misfitOf(record, search))
  const edit = (field: TransferFocus) => {
    setEditing(field)
    scrollTo({ top: 0 })
  }
  const isOpen = editing !== undefined || !isRoute
  return (
    <div className="page">
      <PageTitle text={title} />
      <ListHead title={title} count={<CountLine view={view} search={search} failed={error !== undefined} />} />
      {isOpen ? (
        <Panel flush>
          <TransferForm
            // Keyed, so that another search in the URL, for example after Back, resets the form.
            key={encodeTransfers(search)}
            initial={search}
            focus={editing}
            onSearch={(next) => {
              setEditing(undefined)
              navigate(hrefOf(next))
            }}
          />
        </Panel>
      ) : (
        <TransferStrip search={search} names={{ from, to }} onEdit={edit} />
      )}
      <RepairedNotice parameters={repaired} names={REPAIRED} />
      <ListState
        entries={records}
        error={error}
        retry={retry}
        empty={<NoTransfers about={plain(title)} onChange={() => edit('from')} />}
        skeleton={<TransferSkeleton />}
      >
        {view && records ? (
          <div className={chosen ? styles.two : styles.one}>
            <TransferList
              {...{ view, address, listing }}
              renderEntry={(record, index) => (
                <RideEntry
                  key={record.id}
                  record={record}
                  records={records}
                  search={search}
                  chosen={record === chosen}
                  first={index === 0}
                  href={hrefOf({ ...search, from: record.from.id, to: record.to.id, ride: record.id })}
                  onChoose={() => address.change({ ride: record.id })}
                />
              )}
            />
            {chosen ? (
              <RidePanel
                record={chosen}
                search={search}
                onChange={(change) => address.change(change, { replace: true })}
                onDateNeeded={() => edit(search.out.date === undefined ? 'out' : 'back')}
                refresh={retry}
              />
            ) : null}
          </div>
        ) : null}
      </ListState>
      {chosen ? <RideDock record={chosen} search={search} /> : null}
    </div>
  )
}
