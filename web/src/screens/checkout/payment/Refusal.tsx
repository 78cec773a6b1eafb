import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { ToCart } from './ToCart.tsx'

export type RefusalProps = {
  /** Whether something is sold out; otherwise the basket can be neither paid for nor requested (decision 24.4). */
  gone: boolean
}

/** Says why this basket has no price, and leads to the cart, where it can be changed. */
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
