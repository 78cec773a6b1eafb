import { useEffect } from 'react'
import { FormattedMessage, useIntl } from '../i18n/FormattedMessage.tsx'
import { usePaths } from '../i18n/use-locale.ts'
import { Hours } from '../layout/Hours.tsx'
import { isGatewayReachable } from '../tab/chunk-errors.ts'
import { CallButton } from '../parts/call-centre/CallCentre.tsx'
import { PageTitle } from '../parts/PageTitle.tsx'
import picture from '../pictures/unreachable.svg'
import { Button } from '../ui/buttons/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { PageLead, PicturePage } from '../ui/surfaces/PicturePage.tsx'

/** Time between two connection checks, in milliseconds. */
const PAUSE = 3000

type UnreachableProps = {
  /** What is unreachable: the network, because the visitor is offline, or the agency behind the storefront. */
  who: 'network' | 'agency'
  /** The reason as text. */
  reason: string
  /** The request id for support; empty when the gateway was not reached. */
  reference: string
  /** Tries to show the page again. */
  again: () => void
}

/**
 * Replaces a page whose data could not be loaded. It shows the phone number, which still works, and says that nothing
 * is lost. Offline it has no picture, because none can be loaded.
 */
export function Unreachable({ who, reason, reference, again }: UnreachableProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const say = (part: string) => formatMessage({ id: `unreachable.${who}.${part}` })
  // Polls, because nothing else reports reliably that the connection is back: the browser's `online` event may fire too
  // early.
  useEffect(() => {
    if (who !== 'network') return undefined
    const tryAgain = () => void isGatewayReachable().then((answers) => answers && again())
    const timer = setInterval(tryAgain, PAUSE)
    addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryAgain)
    }
  }, [who, again])
  return (
    <PicturePage alert {...(who === 'agency' ? { picture } : {})}>
      <PageTitle text={say('title')} />
      <p className="row warn strong">
        <Icon name="warn" />
        <FormattedMessage id="unreachable.now" />
      </p>
      <h1>{say('title')}</h1>
      <PageLead>{reason}</PageLead>
      <p className="soft">{say('text')}</p>
      <div className="row">
        <Button onClick={again}>
          <FormattedMessage id="error.retry" />
        </Button>
        <CallButton icon="s" />
      </div>
      <Hours className="soft" />
      {reference ? (
        <p className="muted small">
          <FormattedMessage id="error.requestId" values={{ id: <b className="ltr">{reference}</b> }} />
        </p>
      ) : null}
      <p>
        <a className="more" href={paths.cart()}>
          <FormattedMessage id="cart.title" />
        </a>
      </p>
    </PicturePage>
  )
}
