import { use, useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { ApiError } from '../../api/errors.ts'
import type { Schema } from '../../api/operations.ts'
import { isKept, type Favourite, type FavouriteKind } from '../../domain/favourites/favourites.ts'
import { difference } from '../../domain/money/amounts.ts'
import { Amount } from '../Amount.tsx'
import { Failure } from '../failure/Failure.tsx'
import { GoneContext } from './gone.ts'
import { Heart } from './Heart.tsx'
import { useFavourites } from './store.ts'
import { Photo } from '../Photo.tsx'
import { PriceText } from '../PriceText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Card } from '../../ui/surfaces/Card.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './FavouriteCard.module.css'

/** The icon of each kind, with services split by what they are. */
const ICONS = {
  hotel: 'bed',
  tour: 'tour',
  service: 'tour',
  gulet: 'gulet',
  caravan: 'caravan',
  trailer: 'caravan',
  charter: 'event',
  extra: 'car',
  transfer: 'transfer',
} as const satisfies Record<FavouriteKind, IconName> & Record<string, IconName>

type ShownKind = keyof typeof ICONS

const isShown = (kind: string | undefined): kind is ShownKind => kind !== undefined && kind in ICONS

/** The fields that a card shows, for any kind of record. */
type CardRecord = {
  /** What a service is, such as `gulet` or `trailer`. */
  kind?: string
  name: string
  title: ReactNode
  href: string
  picture: Schema<'Image'>
  meta: ReactNode
  price: Schema<'Money'> | undefined
  /** What the price covers. */
  per: ReactNode
}

type FavouriteCardProps = {
  favourite: Favourite
  /** Undefined while loading. */
  record: CardRecord | undefined
  error: ApiError | undefined
  retry: () => void
}

/** A favourite with its kind, its current price and the change since it was kept; a removed product says so. */
export function FavouriteCard({ favourite, record, error, retry }: FavouriteCardProps) {
  if (!record && error)
    return error.status === 404 ? <GoneCard {...favourite} /> : <Failure error={error} retry={retry} />
  if (!record) return <WaitingCard />
  const { kind, name, title, href, picture, meta, price, per } = record
  return (
    <Card
      picture={
        <Photo of={picture} alt="">
          <Heart {...favourite} name={name} price={price} />
        </Photo>
      }
      title={<a href={href}>{title}</a>}
      meta={
        <>
          <Kind kind={isShown(kind) ? kind : favourite.kind} />
          {meta}
        </>
      }
    >
      {price ? (
        <>
          <PriceDifference now={price} before={favourite.price} />
          <PriceText amount={price} per={per} />
        </>
      ) : null}
    </Card>
  )
}

function Kind({ kind }: { kind: ShownKind }) {
  return (
    <span className={styles.kind}>
      <Icon name={ICONS[kind]} size="s" />
      <FormattedMessage id={`favourites.kind.one.${kind}`} />
    </span>
  )
}

/** "₺1.550,00 less than when you kept it", compared only with this browser's stored price. */
function PriceDifference({ now, before }: { now: Schema<'Money'>; before: Favourite['price'] }) {
  if (!before || before.currency !== now.currency || before.value === now.value) return null
  const { value, currency } = difference(now, before)
  return (
    <p className={value < 0 ? 'small good strong' : 'small soft strong'}>
      <FormattedMessage
        id={value < 0 ? 'favourites.less' : 'favourites.more'}
        values={{ amount: <Amount of={{ value: Math.abs(value), currency }} /> }}
      />
    </p>
  )
}

/** The card of a product that is no longer offered, with the heart that removes it. */
export function GoneCard({ kind, id }: Favourite) {
  const { formatMessage } = useIntl()
  const isFavourite = isKept(useFavourites(), { kind, id })
  const reportGone = use(GoneContext)
  // The page counts the products that are offered, and only this card knows that its product is not.
  useEffect(() => reportGone({ kind, id }), [reportGone, kind, id])
  return (
    <div className={styles.gone}>
      {isFavourite ? (
        <Heart kind={kind} id={id} name={formatMessage({ id: `favourites.kind.one.${kind}` })} place="line" />
      ) : null}
      <div>
        <Kind kind={kind} />
        <p>
          <FormattedMessage id={isFavourite ? 'favourites.gone.kept' : 'favourites.gone'} />
        </p>
      </div>
    </div>
  )
}

/** A placeholder of the size of a card. */
export function WaitingCard() {
  return (
    <Card
      picture={<Skeleton ratio="4:3" />}
      title={<Skeleton width="70%" height="1.4rem" />}
      meta={<Skeleton width="50%" height="3.73rem" />}
    >
      <Skeleton width="55%" height="1.9rem" />
    </Card>
  )
}
