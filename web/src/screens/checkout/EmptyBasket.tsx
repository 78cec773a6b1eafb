import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { useSells } from '../../api/use-sells.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import picture from '../../pictures/empty-basket.svg'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'
import { Picture } from '../../ui/surfaces/Picture.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { useStepReplacement } from './arrival.ts'
import { CookieNotice } from './CookieNotice.tsx'

type EmptyBasketProps = {
  /** Whether lines were kept from an expired session or from a payment that charged nothing. */
  kept: boolean
  /** A payment ended without a charge, and its basket can no longer be read (D12). */
  unpaid: boolean
  /** Another tab has emptied the basket that this page showed, or booked it. */
  changedElsewhere: boolean
  /** Starts a new basket with the kept lines. */
  restart: () => Promise<unknown>
}

/** Nothing to check out: links to what the site sells, or offers the kept basket of an expired session. */
export default function EmptyBasket({ kept, unpaid, changedElsewhere, restart }: EmptyBasketProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const sellsHotels = useSells('hotels')
  const page = useStepReplacement()
  const situation = unpaid ? 'unpaid' : kept ? 'kept' : 'empty'
  const canRestart = unpaid && kept
  const textId = canRestart
    ? 'unpaid.kept'
    : situation === 'empty' && changedElsewhere
      ? 'changed'
      : `${situation}.text`
  return (
    <div className="page section tall" ref={page}>
      <h1 className="sr">
        <FormattedMessage id="checkout.heading.guests" />
      </h1>
      <CookieNotice />
      <EmptyState
        picture={<Picture src={picture} alt="" width={1200} height={900} first />}
        title={formatMessage({ id: `checkout.basket.${situation}.title` })}
        action={
          canRestart ? (
            <RestartBasket restart={restart} />
          ) : (
            <Button href={kept ? paths.cart() : sellsHotels ? paths.hotels() : paths.home()}>
              <FormattedMessage id={kept || sellsHotels ? `checkout.basket.${situation}.action` : 'notFound.home'} />
            </Button>
          )
        }
      >
        <FormattedMessage id={`checkout.basket.${textId}`} />
      </EmptyState>
    </div>
  )
}

/** Starts a new basket with the lines that were not paid for, and opens it. */
function RestartBasket({ restart }: Pick<EmptyBasketProps, 'restart'>) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const restartBasket = async () => {
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
    <Button loading={busy} onClick={() => void restartBasket()}>
      <FormattedMessage id="checkout.basket.unpaid.again" />
    </Button>
  )
}
