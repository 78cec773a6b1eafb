import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../../i18n/use-locale.ts'

/** Says that something is sold out, and leads to the cart. */
export function ToCart() {
  return (
    <p>
      <FormattedMessage id="checkout.gone" />{' '}
      <a className="link" href={usePaths().cart()}>
        <FormattedMessage id="checkout.backToCart" />
      </a>
    </p>
  )
}
