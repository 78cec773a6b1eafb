import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { messageOf, requestIdOf, waitOf } from '../../api/error-words.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'

export type FailureProps = { error: unknown; retry?: (() => void) | undefined }

/** What failed, with a button to try again and the request id. */
export function FailureBox({ error, retry }: FailureProps) {
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad" role="alert" data-failure="">
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
