import { useIntl } from 'react-intl'
import { useApi } from '../../api/use-api.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { arrange } from './arrange.ts'
import { ContinueLine } from './ContinueLine.tsx'
import { Deals } from './Deals.tsx'
import { Hero } from './Hero.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { LaterBelow } from './LaterBelow.tsx'
import { homeProducts } from './request.ts'

/** The home page (spec 2, product 1.1): the search above everything, then what the agency wants to be seen first. */
export default function Home() {
  const { formatMessage } = useIntl()
  const { data, error, mutate } = useApi('mainProductList', homeProducts)
  const { cards } = arrange(data?.list ?? [])
  return (
    <>
      <PageTitle text={formatMessage({ id: 'home.title' })} />
      <Hero />
      <div className="page">
        <HomeSearch />
        <ContinueLine />
        <Deals cards={data ? cards : undefined} error={data ? undefined : error} retry={() => void mutate()} />
        <LaterBelow />
      </div>
    </>
  )
}
