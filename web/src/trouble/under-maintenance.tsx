import { FormattedMessage, useIntl } from '../i18n/FormattedMessage.tsx'
import { useSearch } from '../address.ts'
import { useSite } from '../api/use-site.ts'
import { webLink } from '../domain/text/web-link.ts'
import { usePaths } from '../i18n/use-locale.ts'
import { Hours } from '../layout/Hours.tsx'
import { requestedPath } from './maintenance.ts'
import { OpenPayment } from './open-payment.tsx'
import { CallButton } from '../parts/call-centre/CallCentre.tsx'
import { PageTitle } from '../parts/PageTitle.tsx'
import picture from '../pictures/maintenance.svg'
import { Button } from '../ui/buttons/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { PageLead, PicturePage } from '../ui/surfaces/PicturePage.tsx'

/**
 * "Only a maintenance message ..., with a partner login link if a partner site exists" (decision 34.7). With `again` it
 * replaces a page of a shop that was open when it was loaded; without it, it is the whole page.
 */
export function UnderMaintenance({ again }: { again: (() => void) | undefined }) {
  const { formatMessage } = useIntl()
  const search = useSearch()
  const paths = usePaths()
  const { status, value } = useSite().site.partnerSite
  const partner = status && value ? webLink(`https://${value}`) : undefined
  const retry = <FormattedMessage id="error.retry" />
  return (
    <PicturePage picture={picture} {...(again ? { alert: true } : {})}>
      <PageTitle text={formatMessage({ id: 'maintenance.title' })} />
      <p className="row warn strong">
        <Icon name="warn" />
        <FormattedMessage id="maintenance.now" />
      </p>
      <h1>
        <FormattedMessage id="maintenance.title" />
      </h1>
      <PageLead>
        <FormattedMessage id="maintenance.lead" />
      </PageLead>
      <p className="soft">
        <FormattedMessage id="maintenance.text" />
      </p>
      <OpenPayment />
      <div className="row">
        {again ? (
          <Button onClick={again}>{retry}</Button>
        ) : (
          // The site's record comes with the document; `target` makes the link load a new one instead of navigating
          // within the page.
          <Button href={paths.entry(requestedPath(search))} target="_self">
            {retry}
          </Button>
        )}
        <CallButton icon="s" />
      </div>
      <Hours className="soft" />
      {partner ? (
        <p>
          <a className="link" href={partner} rel="noopener">
            <FormattedMessage id="maintenance.partner" />
          </a>
        </p>
      ) : null}
    </PicturePage>
  )
}
