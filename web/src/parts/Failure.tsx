import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { messageOf, requestIdOf, waitOf } from '../api/error-words.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Notice } from '../ui/surfaces/Notice.tsx'

/**
 * Replaces content that could not be loaded, and offers to try again: "An empty list that comes from a failure always
 * says so and offers retry" (decision 34.4).
 */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad" role="alert">
      <div className="stack">
        <p>
          <FormattedMessage id={messageOf(error)} values={waitOf(error)} />
        </p>
        {retry ? (
          <div>
            <Button kind="quiet" size="s" onClick={retry}>
              <FormattedMessage id="error.retry" />
            </Button>
          </div>
        ) : null}
        {requestId ? (
          <p className="small muted">
            <FormattedMessage id="error.requestId" values={{ id: <span className="ltr">{requestId}</span> }} />
          </p>
        ) : null}
      </div>
    </Notice>
  )
}
