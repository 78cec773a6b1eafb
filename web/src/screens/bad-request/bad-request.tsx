import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { LostPage } from '../../parts/LostPage.tsx'

/** The page for a request that the agency rejected as malformed (decision 34.1). */
export default function BadRequest() {
  return (
    <LostPage
      status={400}
      title={<FormattedMessage id="badRequest.title" />}
      text={<FormattedMessage id="badRequest.text" />}
    />
  )
}
