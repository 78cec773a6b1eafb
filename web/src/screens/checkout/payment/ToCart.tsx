import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../../i18n/use-locale.ts'

/** What to do about something that is sold out, and the way there. */
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
