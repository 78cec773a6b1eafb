import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { LostPage } from '../../parts/LostPage.tsx'

/** 'This page could not be found', with a link home (decision 34.2). */
export default function NotFound() {
  return (
    <LostPage
      status={404}
      title={<FormattedMessage id="notFound.title" />}
      text={<FormattedMessage id="notFound.text" />}
    />
  )
}
