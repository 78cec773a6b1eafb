import type { Schema } from '../../api/operations.ts'
import { FormattedMessage } from 'react-intl'
import { Card } from '../../ui/surfaces/Card.tsx'
import { Passage } from '../Passage.tsx'
import { Photo } from '../Photo.tsx'
import { PriceText } from '../PriceText.tsx'
import { BasisText } from './BasisText.tsx'

type OfferCardProps = {
  href: string
  offer: Pick<Schema<'Service'>, 'name' | 'location' | 'picture' | 'priceBasis' | 'priceFrom'>
  kind: Schema<'ServiceFacts'>['kind']
  per?: Schema<'Service'>['per']
}

/** A tour or a service on a card: its lowest price with what it is for. */
export function OfferCard({ href, offer, kind, per = 'once' }: OfferCardProps) {
  const { name, location, picture, priceBasis, priceFrom } = offer
  return (
    <Card
      picture={<Photo of={picture} alt="" />}
      title={
        <a href={href}>
          <Passage of={name} />
        </a>
      }
      meta={<Passage of={location.name} />}
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
