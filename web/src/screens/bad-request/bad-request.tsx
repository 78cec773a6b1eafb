import { FormattedMessage } from 'react-intl'
import { LostPage } from '../../parts/LostPage.tsx'

/** Where a call that the agency could not read leads (spec 1; product 3.3 row 20). */
export default function BadRequest() {
  return (
    <LostPage
      status={400}
      title={<FormattedMessage id="badRequest.title" />}
      text={<FormattedMessage id="badRequest.text" />}
    />
  )
}
