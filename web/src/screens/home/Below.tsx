import { useApi } from '../../api/use-api.ts'
import { arrange } from './arrange.ts'
import { Facts } from './Facts.tsx'
import { Feature } from './Feature.tsx'
import { Moods } from './Moods.tsx'
import { Places } from './Places.tsx'
import { homeProducts } from './request.ts'

/** What stands below the first screenful: pictures, words and plain links. */
export function Below() {
  const { data } = useApi('mainProductList', homeProducts)
  const { feature, places } = arrange(data?.list ?? [])
  return (
    <div data-below="">
      <Places hotels={places} />
      <Moods />
      {feature ? <Feature product={feature} /> : null}
      <Facts />
    </div>
  )
}
