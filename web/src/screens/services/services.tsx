import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSearch } from '../../address.ts'
import { decodeServices, encodeServices, type ServiceSearch } from '../../domain/services/service-address.ts'
import { servicesIn } from '../../domain/services/service-listing.ts'
import { applyFailSoft } from '../../domain/fail-soft.ts'
import { listView } from '../../domain/listing/view.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { Listing } from '../../parts/listing/Listing.tsx'
import { ListSkeleton } from '../../parts/listing/ListSkeleton.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import { RepairedNotice } from '../../parts/listing/RepairedNotice.tsx'
import { ResultSkeleton } from '../../parts/listing/ResultSkeleton.tsx'
import { useListAddress } from '../../parts/listing/use-list-address.ts'
import { useFullList } from '../../parts/listing/full/use-full-list.ts'
import { FullCount } from '../../parts/listing/full/FullCount.tsx'
import { usePrices } from '../../booking/use-prices.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { NoServices } from './NoServices.tsx'
import { serviceRequest } from '../../domain/services/service-request.ts'
import { ServiceEntry } from './ServiceEntry.tsx'
import { ServiceFilters } from './ServiceFilters.tsx'
import { useServiceWords } from './use-service-words.tsx'

/** The list of services of one kind: gulets, caravans, events or cars (decisions 33.1 and 38.2). */
export default function Services() {
  // Keyed by kind, so that a list of another kind starts with fresh state.
  return <KindList key={decodeServices(useSearch()).search.kind} />
}

function KindList() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const hrefOf = (to: ServiceSearch) => paths.services(encodeServices(to))
  const address = useListAddress({ decode: decodeServices, hrefOf })
  const { search, shown, repaired } = address
  const { kind } = search
  const { first, records: found, missing } = useFullList('serviceList', serviceRequest(kind))
  const { failure } = applyFailSoft('serviceList', first)
  const records = found ?? []
  const prices = usePrices(records.find(({ priceFrom }) => priceFrom)?.priceFrom?.currency)
  const withPrices = (from: ServiceSearch) => ({ ...from, filters: prices.shown(from.filters) })
  const wanted = withPrices(search)
  const words = useServiceWords(wanted, records, prices.sign)
  const listing = servicesIn(prices.priceIn)
  const view = found && listView(listing, found, withPrices(shown))
  const title = formatMessage({ id: `services.title.${kind}` })
  return (
    <div className="page">
      <PageTitle text={title} />
      <ListHead
        title={title}
        count={
          view ? (
            <>
              {missing ? (
                <FullCount missing={missing} />
              ) : (
                <FormattedMessage id={`services.count.${kind}`} values={{ count: view.matching }} />
              )}{' '}
              <FormattedMessage id={`services.note.${kind}`} />
            </>
          ) : failure ? undefined : (
            <FormattedMessage id="services.loading" />
          )
        }
      />
      <RepairedNotice parameters={repaired} names={{ type: 'services.repaired.type' }} />
      <ListState
        entries={found}
        error={failure}
        retry={() => void first.mutate()}
        empty={<NoServices />}
        skeleton={
          <ListSkeleton>
            <ResultSkeleton />
          </ListSkeleton>
        }
      >
        {view ? (
          <Listing
            {...{ listing, view, words, missing }}
            address={{ ...address, search: wanted }}
            renderFilters={(onFilters) => (
              <ServiceFilters
                {...{ listing, prices, records, words, onFilters }}
                search={wanted}
                counts={view.counts}
              />
            )}
            renderEntry={(service, index) => <ServiceEntry key={service.id} service={service} first={index === 0} />}
          />
        ) : null}
      </ListState>
    </div>
  )
}
