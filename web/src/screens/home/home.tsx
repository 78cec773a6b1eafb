import { useApi } from '../../api/use-api.ts'
import { ContinueLine } from './ContinueLine.tsx'
import { Hero } from './Hero.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { LaterBelow } from './LaterBelow.tsx'
import { homeProducts } from './request.ts'

/** The home page (decision 35.7): the search above everything, then what the agency wants to be seen first. */
export default function Home() {
  // The lower part shows it. It is asked for here, so that it need not wait for that part's code.
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
