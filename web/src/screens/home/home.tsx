import { useApi } from '../../api/use-api.ts'
import { ContinueLine } from './ContinueLine.tsx'
import { Hero } from './Hero.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { LaterBelow } from './LaterBelow.tsx'
import { homeProducts } from './request.ts'

/** The home page (decision 35.7): the search first, then the agency's featured products. */
export default function Home() {
  // The lower part uses this. It is requested here, so that the request need not wait for that part's code.
  useApi('mainProductList', homeProducts)
  return (
    <>
      <Hero />
      <div className="page">
        <HomeSearch />
        <ContinueLine />
        <LaterBelow />
      </div>
    </>
  )
}
