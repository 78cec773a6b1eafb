import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from '../../address.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import picture from '../../pictures/empty-basket.svg'
import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/surfaces/Empty.tsx'
import { Picture } from '../../ui/surfaces/Picture.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

type EmptyBasketProps = {
  /** The lines of a session that is over, or of a payment without money, were kept. */
  kept: boolean
  /** A payment ended without money, and its basket cannot be read any more (D12). */
  unpaid: boolean
  /** Starts a new basket with the lines that were kept. */
  restart: () => Promise<unknown>
}

/** Nothing to check out: the way to the hotels, or to the basket that was kept when its session was over. */
export function EmptyBasket({ kept, unpaid, restart }: EmptyBasketProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const which = unpaid ? 'unpaid' : kept ? 'kept' : 'empty'
  const isAgain = unpaid && kept
  return (
    <div className="page section">
      <h1 className="sr">
        <FormattedMessage id="checkout.heading.guests" />
      </h1>
      <Empty
        picture={<Picture src={picture} alt="" width={1200} height={900} first />}
        title={formatMessage({ id: `checkout.basket.${which}.title` })}
        action={
          isAgain ? (
            <Again restart={restart} />
          ) : (
            <Button href={kept ? paths.cart() : paths.hotels()}>
              <FormattedMessage id={`checkout.basket.${which}.action`} />
            </Button>
          )
        }
      >
        <FormattedMessage id={isAgain ? 'checkout.basket.unpaid.kept' : `checkout.basket.${which}.text`} />
      </Empty>
    </div>
  )
}

/** Begins a new basket with the lines of the one that was not paid, and leads to it. */
function Again({ restart }: Pick<EmptyBasketProps, 'restart'>) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      await restart()
      navigate(paths.cart())
    } catch (error) {
      showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void again()}>
      <FormattedMessage id="checkout.basket.unpaid.again" />
    </Button>
  )
}
