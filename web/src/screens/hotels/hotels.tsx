import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from '../../address.ts'
import { useApi } from '../../api/use-api.ts'
import { encode } from '../../domain/hotel-address.ts'
import type { HotelSearch } from '../../domain/hotel-search.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { SearchStrip } from '../../parts/search-bar/SearchStrip.tsx'
import { HotelList } from './HotelList.tsx'
import styles from './list.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListHead } from './ListHead.tsx'
import { listView, placeName } from './list-view.ts'
import { RepairedNotice } from './RepairedNotice.tsx'
import { listRequest } from './request.ts'
import { useListAddress } from './use-list-address.ts'

type Editing = 'where' | 'stay' | 'guests' | undefined

/**
 * The list of hotels (decisions 33.1 and 36.1). The search is the address; filters narrow the one answer of the agency.
 */
export default function Hotels() {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const text = useText()
  const address = useListAddress()
  const { search, repaired } = address
  const { data, error, mutate } = useApi('availabilitySearch', listRequest(search))
  const [editing, setEditing] = useState<Editing>()
  // A place that does not exist is the page that says so, as it is when the server renders it.
  if (error?.status === 404) throw error

  const records = data?.records ?? []
  const view = data ? listView(records, search) : undefined
  const place = text(placeName(records, search)).text || search.label
  const title = place === '' ? formatMessage({ id: 'hotels.title' }) : place
  const searched = (next: HotelSearch) => navigate(paths.hotels(encode(next)))
  const openDates = () => {
    setEditing('stay')
    scrollTo({ top: 0 })
  }
  return (
    <div className="page">
      <PageTitle
        text={place === '' ? formatMessage({ id: 'hotels.title' }) : formatMessage({ id: 'hotels.titleIn' }, { place })}
      />
      <ListHead title={title} home={paths.home()} view={view} loading={!data && !error} />
      <SearchStrip search={{ ...search, label: place }} editing={editing} onEdit={setEditing} onSearch={searched} />
      <RepairedNotice parameters={repaired} />
      {error && !data ? (
        <div className={styles.notice}>
          <Failure error={error} retry={() => void mutate()} />
        </div>
      ) : null}
      {view ? <HotelList {...{ records, view, address }} onDates={openDates} /> : error ? null : <ListSkeleton />}
    </div>
  )
}
