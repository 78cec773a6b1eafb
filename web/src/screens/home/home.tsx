import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotel-address.ts'
import { defaultSearch } from '../../domain/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { SearchForm } from '../../parts/search-bar/SearchForm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { arrange } from './arrange.ts'
import { ContinueLine } from './ContinueLine.tsx'
import { Facts } from './Facts.tsx'
import { Feature } from './Feature.tsx'
import { Hero } from './Hero.tsx'
import styles from './home.module.css'
import { Moods } from './Moods.tsx'
import { Places } from './Places.tsx'
import { DealCard, DealSkeleton } from './DealCard.tsx'
import { homeProducts } from './request.ts'

/** The home page (spec 2, product 1.1): the search above everything, then what the agency wants to be seen first. */
export default function Home() {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const today = useToday()
  const { data, error, mutate } = useApi('mainProductList', homeProducts)
  const { feature, cards, places } = arrange(data?.list ?? [])
  return (
    <>
      <PageTitle text={formatMessage({ id: 'home.title' })} />
      <Hero />
      <div className="page">
        <Panel flush className={styles.search}>
          <SearchForm initial={defaultSearch(today)} onSearch={(search) => navigate(paths.hotels(encode(search)))} />
        </Panel>
        <ContinueLine />
        <section className={styles.first}>
          <div className={styles.head}>
            <div>
              <h2>
                <FormattedMessage id="home.products" />
              </h2>
              <p>
                <FormattedMessage id="home.products.note" />
              </p>
            </div>
            <a className="more" href={paths.hotels()}>
              <FormattedMessage id="home.products.all" />
              <Icon name="arrow" />
            </a>
          </div>
          {error && !data ? <Failure error={error} retry={() => void mutate()} /> : null}
          <div className={styles.rail}>
            {data
              ? cards.map((product) => <DealCard key={product.hotel.id} product={product} />)
              : error
                ? null
                : ['a', 'b', 'c', 'd'].map((key) => <DealSkeleton key={key} />)}
          </div>
        </section>
        <Places hotels={places} />
        <Moods />
        {feature ? <Feature product={feature} /> : null}
        <Facts />
      </div>
    </>
  )
}
