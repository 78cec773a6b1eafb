import { memo, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { listView } from '../../domain/listing/view.ts'
import { decodeTransfers } from '../../domain/transfers/read-transfer-address.ts'
import { mismatchOf, searchChoosing } from '../../domain/transfers/ride.ts'
import { encodeTransfers } from '../../domain/transfers/transfer-address.ts'
import { transferListing } from '../../domain/transfers/transfer-listing.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import { RepairedNotice } from '../../parts/listing/RepairedNotice.tsx'
import { useListAddress } from '../../parts/listing/use-list-address.ts'
import { preloadable } from '../../parts/preloadable.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { formKey } from '../../parts/search-bar/transfers/form-key.ts'
import { LazyTransferForm } from '../../parts/search-bar/transfers/LazyTransferForm.tsx'
import type { TransferFocus } from '../../parts/search-bar/transfers/TransferForm.tsx'
import { TransferStrip } from '../../parts/search-bar/transfers/TransferStrip.tsx'
import { CountLine } from './CountLine.tsx'
import { NoTransfers } from './NoTransfers.tsx'
import { REPAIRED } from './repaired-words.ts'
import { RideDock } from './RideDock.tsx'
import { RideEntry } from './RideEntry.tsx'
import { ADD_ID, RIDES_ID } from './rides-id.ts'
import { endNames, isolated, plain } from './route-name.ts'
import styles from './transfers.module.css'
// The server renders the panel, so its styles come with the page, before its code.
import '../../parts/add-to-cart/AddButton.module.css'
import '../../ui/fields/Stepper.module.css'
import './panel/RideLeg.module.css'
import './panel/RidePanel.module.css'
import { focusTitle } from '../../parts/focus-title.ts'
import { TransferList } from './TransferList.tsx'
import { TransferSkeleton } from './TransferSkeleton.tsx'
import { useTransfers } from './use-transfers.ts'

/** Loaded when a vehicle has been chosen. */
const { Part: RidePanel, load } = preloadable(() => import('./panel/RidePanel.tsx'))
if (import.meta.env.SSR) await load()

/** Fetches the panel when the pointer or the focus comes near the vehicles. */
const prepare = () => void load().catch(() => undefined)

/** Loads the code of the panel, if the server has rendered it, before the page is hydrated (`route.ts`). */
export const ready = (): Promise<unknown> | undefined =>
  import.meta.env.SSR || !document.getElementById(RIDES_ID) ? undefined : load()

/**
 * The open form: the key of the search that it shows, the field that gets the focus, and whether it says what is
 * missing in the rides.
 */
type Editing = { key: string; field: TransferFocus | undefined; strict?: boolean | undefined }

/** The list of transfers: one price per vehicle. Search and chosen vehicle are in the URL. */
export default function Transfers() {
  const { formatMessage } = useIntl()
  const text = useText()
  const hrefOf = useHref()
  const address = useTransferAddress()
  const { search, repaired } = address
  const { records, missing, error, retry } = useTransfers(search)
  const places = useApi('transferLocationList', {})
  const [editing, setEditing] = useState<Editing>()
  const key = formKey(search)
  // Another search renews the form, which must not take the focus again from the control below that changed the search.
  if (editing?.field && editing.key !== key) setEditing({ key, field: undefined })
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
  const chosen = records?.find((record) => record.id === search.ride && !mismatchOf(record, search))
  const edit = (field: TransferFocus, strict?: boolean) => {
    // The form moves the focus when `field` changes, so it is cleared first: a second press moves the focus, too.
    flushSync(() => setEditing((before) => before && { key, field: undefined }))
    setEditing({ key, field, strict })
    scrollTo({ top: 0 })
  }
  const isOpen = editing !== undefined || !isRoute
  return (
    <>
      <div className="page">
        <PageTitle text={title} />
        <ListHead title={title} count={<CountLine {...{ view, search, missing }} failed={error !== undefined} />} />
        {isOpen ? (
          <RideSearch focus={editing?.field} strict={editing?.strict} onEdit={setEditing} />
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
            <div className={chosen ? styles.two : styles.one} onPointerEnter={prepare} onFocus={prepare}>
              <TransferList
                {...{ view, missing, address, listing }}
                renderEntry={(record, index) => (
                  <RideEntry
                    key={record.id}
                    record={record}
                    records={records}
                    search={search}
                    chosen={record === chosen}
                    first={index === 0}
                    href={hrefOf(searchChoosing(record, search))}
                    onChoose={() => address.change({ ride: record.id })}
                  />
                )}
              />
              {chosen ? (
                <Suspense>
                  <RidePanel
                    record={chosen}
                    search={search}
                    onChange={(change) => address.change(change, { replace: true })}
                    onDateNeeded={(way) => edit(way, true)}
                    refresh={retry}
                  />
                </Suspense>
              ) : null}
            </div>
          ) : null}
        </ListState>
      </div>
      {chosen ? <RideDock record={chosen} search={search} /> : null}
    </>
  )
}

type RideSearchProps = {
  focus: TransferFocus | undefined
  strict: boolean | undefined
  onEdit: (editing: undefined) => void
}

/** Memoised: an update around it would discard the server-rendered form that waits for its code (`lazy-part.ts`). */
const RideSearch = memo(function RideSearch({ focus, strict, onEdit }: RideSearchProps) {
  const [, navigate] = useLocation()
  const hrefOf = useHref()
  const { search } = useTransferAddress()
  return (
    <LazyTransferForm
      // Keyed, so that another search in the URL, for example after Back, resets the form.
      key={formKey(search)}
      initial={search}
      focus={focus}
      strict={strict}
      onSearch={(next) => {
        onEdit(undefined)
        // The form closes with the button that was pressed. If a vehicle needed day or time, its button gets the focus.
        const addButton = strict && next.ride !== undefined ? document.getElementById(ADD_ID) : null
        if (addButton) addButton.focus()
        else focusTitle()
        navigate(hrefOf(next))
      }}
    />
  )
})

function useHref() {
  const paths = usePaths()
  return (to: TransferSearch) => paths.transfers(encodeTransfers(to))
}

function useTransferAddress() {
  const today = useToday()
  return useListAddress({ decode: (query) => decodeTransfers(query, today), hrefOf: useHref() })
}
