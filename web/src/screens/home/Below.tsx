import { useApi } from '../../api/use-api.ts'
import { arrange } from './arrange.ts'
import { Deals } from './Deals.tsx'
import { Facts } from './Facts.tsx'
import { Feature } from './Feature.tsx'
import { Moods } from './Moods.tsx'
import { Places } from './Places.tsx'
import { homeProducts } from './request.ts'

/** The content below the search: pictures, prices, texts and plain links. */
export function Below() {
  const { data, error, mutate } = useApi('mainProductList', homeProducts)
  const { feature, cards, places } = arrange(data?.list ?? [])
  return (
    <div data-later="">
      <Deals cards={data ? cards : undefined} error={data ? undefined : error} retry={() => void mutate()} />
      <Places hotels={places} />
      <Moods />
      {feature ? <Feature product={feature} /> : null}
      <Facts />
    </div>
  )
}
