import { FormattedMessage, useIntl } from 'react-intl'
import { LostPage } from '../../parts/LostPage.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'

/** 'This page could not be found', with a link home (decision 34.2). */
export default function NotFound() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageTitle text={formatMessage({ id: 'notFound.title' })} />
      <LostPage
        status={404}
        title={<FormattedMessage id="notFound.title" />}
        text={<FormattedMessage id="notFound.text" />}
      />
    </>
  )
}
