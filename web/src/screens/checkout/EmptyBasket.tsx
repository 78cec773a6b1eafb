import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import picture from '../../pictures/empty-basket.svg'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Picture } from '../../ui/Picture.tsx'

type EmptyBasketProps = {
  /** The lines of a session that is over were kept. */
  kept: boolean
  /** A payment ended without money, and its basket cannot be read any more (D12). */
  unpaid: boolean
}

/** Nothing to check out: the way to the hotels, or to the basket that was kept when its session was over. */
export function EmptyBasket({ kept, unpaid }: EmptyBasketProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const which = kept ? 'kept' : unpaid ? 'unpaid' : 'empty'
  return (
    <div className="page section">
      <h1 className="sr">
        <FormattedMessage id="checkout.heading.guests" />
      </h1>
      <Empty
        picture={<Picture src={picture} alt="" width={1200} height={900} first />}
        title={formatMessage({ id: `checkout.basket.${which}.title` })}
        action={
          <Button href={kept ? paths.cart() : paths.hotels()}>
            <FormattedMessage id={`checkout.basket.${which}.action`} />
          </Button>
        }
      >
        <FormattedMessage id={`checkout.basket.${which}.text`} />
      </Empty>
    </div>
  )
}
