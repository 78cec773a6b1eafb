import { useIntl } from 'react-intl'
import { PhoneLink } from '../layout/PhoneLink.tsx'
import { Notice } from '../ui/surfaces/Notice.tsx'

/**
 * Says on pages that hold nothing but a visitor's own data why they stay empty without scripts. Only the server writes
 * it: where scripts run nobody sees it.
 */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR ? <Why /> : null}</noscript>
}

function Why() {
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
