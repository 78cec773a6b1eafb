import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { ApiError } from '../../../api/errors.ts'
import { usePaths } from '../../../i18n/use-locale.ts'

/** Whether something in the basket is sold out: only the cart leads on. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'sold-out'

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
