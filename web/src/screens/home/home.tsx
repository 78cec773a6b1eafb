import { useApi } from '../../api/use-api.ts'
import { useSite } from '../../api/use-site.ts'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { ContinueLine } from './ContinueLine.tsx'
import { heroOf } from './hero-of.ts'
import { Hero } from './Hero.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { LazyHomeSections } from './LazyHomeSections.tsx'
import styles from './heroes.module.css'
import { ownTitle } from './own-title.ts'
import { homeProducts } from './request.ts'

export { ready } from './HomeSearch.tsx'

/** The home page (decision 35.7): the search first, then the agency's featured products. */
export default function Home() {
  // `HomeSections` uses the response. It is requested here, so that the request does not wait for the code of
  // `HomeSections`.
  useApi('mainProductList', homeProducts)
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const { text } = useText()(site.slogan)
  const hero = heroOf(site.brand?.hero)
  return (
    <>
      <PageTitle text={ownTitle(site, text) ?? formatMessage({ id: 'home.title' })} />
      <div className={styles[hero]}>
        <Hero hero={hero} />
        <div className="page">
          <HomeSearch />
        </div>
      </div>
      <div className="page">
        <ContinueLine />
        <LazyHomeSections />
      </div>
    </>
  )
}
