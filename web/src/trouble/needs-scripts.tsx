import { useIntl } from '../i18n/FormattedMessage.tsx'
import { PhoneLink } from '../layout/PhoneLink.tsx'
import { Notice } from '../ui/surfaces/Notice.tsx'

/**
 * Explains on personal pages why they stay empty without scripts. Only the server renders it, because nobody sees it
 * where scripts run.
 */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR ? <ScriptsNotice /> : null}</noscript>
}

function ScriptsNotice() {
  const { formatMessage } = useIntl()
  return (
    <div className="page section">
      <Notice tone="warn" icon="info" title={formatMessage({ id: 'needsScripts.title' })}>
        <p>{formatMessage({ id: 'needsScripts.text' })}</p>
        <p>
          <PhoneLink kind="plain" />
        </p>
      </Notice>
    </div>
  )
}
