import { FormattedMessage } from 'react-intl'
import { LostPage } from '../../parts/LostPage.tsx'

/** Where a call that the agency could not read leads (decision 34.1). */
export default function BadRequest() {
  return (
    <LostPage
      status={400}
      title={<FormattedMessage id="badRequest.title" />}
      text={<FormattedMessage id="badRequest.text" />}
    />
  )
}
