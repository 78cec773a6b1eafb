import { use } from 'react'
import { FormattedMessage, useIntl } from '../i18n/FormattedMessage.tsx'
import { useSWRConfig } from 'swr'
import { ApiError } from '../api/errors.ts'
import { messageOf, outOfReach, requestIdOf, waitOf } from '../api/error-words.ts'
import { SiteContext } from '../api/use-site.ts'
import styles from './error-page.module.css'
import { usePaths } from '../i18n/use-locale.ts'
import { isOffline } from '../tab/connection.ts'
import { isGatewayReachable } from '../tab/chunk-errors.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { showToast } from '../ui/overlays/toasts.ts'
import { UnderMaintenance } from './under-maintenance.tsx'
import { Unreachable } from './unreachable.tsx'

export type TroubleProps = {
  error: unknown
  /** Shows the page again; without it the document is reloaded. */
  reset?: (() => void) | undefined
  /** Whether the error is a file of the page that could not be loaded. */
  lost: boolean
}

/**
 * The content of an error page: the maintenance notice, a page that says that network or agency cannot be reached, or
 * otherwise a general error.
 */
export function Trouble({ error, reset, lost }: TroubleProps) {
  const { mutate } = useSWRConfig()
  const { formatMessage } = useIntl()
  const site = use(SiteContext)
  const again = async () => {
    if (!reset || !(error instanceof ApiError))
      // A reload without a connection would show the browser's own error page.
      return (await isGatewayReachable()) ? location.reload() : showToast(formatMessage({ id: 'error.offline' }))
    const isOfFailedOperation = (key: unknown) => Array.isArray(key) && key[0] === error.operationId
    await mutate(isOfFailedOperation, undefined, { revalidate: true })
    reset()
  }
  const page = { reference: requestIdOf(error), again: () => void again() }
  const unreachablePart = lost && isOffline() ? 'network' : outOfReach(error)
  const reason = formatMessage({ id: lost && unreachablePart ? 'error.offline' : messageOf(error) }, waitOf(error))
  if (site && error instanceof ApiError && error.kind === 'maintenance')
    return <UnderMaintenance again={site.site.underMaintenance ? undefined : page.again} />
  // Without a site there is no phone number to show.
  return unreachablePart && site ? (
    <Unreachable {...page} who={unreachablePart} reason={reason} />
  ) : (
    <SomethingWrong {...page} reason={reason} />
  )
}

function SomethingWrong({ reason, reference, again }: { reason: string; reference: string; again: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.page} role="alert">
      <PageTitle text={formatMessage({ id: 'error.title' })} />
      <h1 className="display">
        <FormattedMessage id="error.title" />
      </h1>
      <p className="soft">{reason}</p>
      <div className="row">
        <Button onClick={again}>
          <FormattedMessage id="error.retry" />
        </Button>
        <Button kind="quiet" href={usePaths().home()}>
          <FormattedMessage id="error.home" />
        </Button>
      </div>
      {reference ? (
        <p className="muted small">
          <FormattedMessage id="error.requestId" values={{ id: <b className="ltr">{reference}</b> }} />
        </p>
      ) : null}
    </div>
  )
}
