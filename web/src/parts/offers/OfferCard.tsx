import type { Schema } from '../../api/operations.ts'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { Card } from '../../ui/surfaces/Card.tsx'
import { Heart } from '../favourites/Heart.tsx'
import { LangText } from '../LangText.tsx'
import { Photo } from '../Photo.tsx'
import { PriceText } from '../PriceText.tsx'
import { BasisText } from './BasisText.tsx'

type OfferCardProps = {
  href: string
  offer: Pick<Schema<'Service'>, 'id' | 'name' | 'location' | 'picture' | 'priceBasis' | 'priceFrom'>
  kind: Schema<'ServiceFacts'>['kind']
  per?: Schema<'Service'>['per']
}

/** A tour or a service as a card: its lowest price and what it covers. */
export function OfferCard({ href, offer, kind, per = 'once' }: OfferCardProps) {
  const { id, name, location, picture, priceBasis, priceFrom } = offer
  const favourite = { kind: kind === 'daily' || kind === 'package' ? ('tour' as const) : ('service' as const), id }
  const { text } = useText()(name)
  return (
    <Card
      picture={
        <Photo of={picture} alt="">
          <Heart {...favourite} name={text} price={priceFrom} />
        </Photo>
      }
      title={
        <a href={href}>
          <LangText of={name} />
        </a>
      }
      meta={<LangText of={location.name} />}
    >
      {priceFrom ? (
        <PriceText
          amount={priceFrom}
          per={
            <>
              <FormattedMessage id="offers.lowest" />
              <FormattedMessage id="list.comma" />
              <BasisText basis={priceBasis} kind={kind} per={per} />
            </>
          }
        />
      ) : null}
    </Card>
  )
}
