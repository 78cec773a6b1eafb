import { FormattedMessage } from 'react-intl'
import { useApi } from '../../api/use-api.ts'
import { useSite } from '../../api/use-site.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { Passage } from '../../parts/Passage.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { NightsText } from '../../parts/wordings.tsx'
import { Card } from '../../ui/Card.tsx'
import { homeProducts } from './request.ts'

/** The home page (spec 2). */
export default function Home() {
  const { site } = useSite()
  const text = useText()
  const paths = usePaths()
  const { data, error, mutate } = useApi('mainProductList', homeProducts)
  const slogan = text(site.slogan)
  return (
    <div className="page stack">
      <h1 className="display" lang={slogan.lang} dir={slogan.dir}>
        {slogan.text || site.name}
      </h1>
      <h2>
        <FormattedMessage id="home.products" />
      </h2>
      {error ? <Failure error={error} retry={() => void mutate()} /> : null}
      <div className="row">
        {data?.list.map(({ hotel, stay, offer }) => (
          <Card
            key={hotel.id}
            picture={<Photo of={hotel.picture} />}
            title={<a href={paths.hotel(hotel.slug)}>{hotel.name}</a>}
            meta={<Passage of={hotel.location.name} />}
          >
            {offer && stay ? <PriceText amount={offer.total} per={<NightsText stay={stay} />} /> : null}
          </Card>
        ))}
      </div>
    </div>
  )
}
