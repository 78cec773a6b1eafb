import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSearch } from '../../address.ts'
import { useApi } from '../../api/use-api.ts'
import { decodePlaces } from '../../domain/places/place-list.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Countries } from './Countries.tsx'
import { FindPlace } from './FindPlace.tsx'
import { NoPlaces } from './NoPlaces.tsx'
import { Pages } from './Pages.tsx'
import { PlaceMosaic, PlaceMosaicSkeleton } from './PlaceMosaic.tsx'
import { placesRequest } from './request.ts'

/** All places with their pictures, thirty a page (decision 36.5), those with the most hotels first. */
export default function Locations() {
  const { formatMessage } = useIntl()
  const list = decodePlaces(useSearch())
  const { data, error, mutate } = useApi('locationList', placesRequest(list))
  const title = formatMessage({ id: 'locations.title' })
  const { page } = list
  const pageTitle = page === 1 ? title : formatMessage({ id: 'locations.titlePage' }, { page })
  return (
    <div className="page">
      <PageTitle text={pageTitle} />
      <ListHead
        title={title}
        count={
          data ? (
            <>
              <FormattedMessage id="locations.count" values={{ count: data.stats.totalRecord }} />
              {page === 1 ? null : <span className="sr"> {pageTitle}</span>}
            </>
          ) : undefined
        }
      />
      <FindPlace list={list} />
      {list.name === '' && page === 1 ? <Countries /> : null}
      <ListState
        entries={data?.records}
        error={error}
        retry={() => void mutate()}
        empty={<NoPlaces list={list} />}
        skeleton={<PlaceMosaicSkeleton />}
      >
        {data ? (
          <>
            <PlaceMosaic places={data.records} />
            <Pages list={list} count={data.stats.pageCount} />
          </>
        ) : null}
      </ListState>
    </div>
  )
}
