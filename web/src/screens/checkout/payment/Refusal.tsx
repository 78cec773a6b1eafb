import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { ToCart } from './ToCart.tsx'

export type RefusalProps = {
  /** Something in the basket is sold out; otherwise it can be neither paid nor requested (decision 24.4). */
  gone: boolean
}

/** Why there is no price and never will be, and the way to the cart. */
export function Refusal({ gone }: RefusalProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  return (
    <Notice tone="bad" role="alert" title={formatMessage({ id: gone ? 'error.soldOut' : 'cart.unaskable.title' })}>
      {gone ? (
        <ToCart />
      ) : (
        <>
          <FormattedMessage id="cart.unaskable" />{' '}
          <a className="link" href={paths.cart()}>
            <FormattedMessage id="checkout.backToCart" />
          </a>
        </>
      )}
    </Notice>
  )
}
