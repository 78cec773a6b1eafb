import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import picture from '../../pictures/not-found.svg'
import { Button } from '../../ui/Button.tsx'
import { PageLead, PicturePage } from '../../ui/PicturePage.tsx'

/** 'This page could not be found', with a link home (spec 2 and 8). */
export default function NotFound() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  return (
    <PicturePage picture={picture}>
      <PageTitle text={formatMessage({ id: 'notFound.title' })} />
      <p className="muted nums">404</p>
      <h1>
        <FormattedMessage id="notFound.title" />
      </h1>
      <PageLead>
        <FormattedMessage id="notFound.text" />
      </PageLead>
      <div className="row">
        <Button href={paths.home()}>
          <FormattedMessage id="notFound.home" />
        </Button>
        <Button kind="quiet" href={paths.hotels()}>
          <FormattedMessage id="notFound.hotels" />
        </Button>
      </div>
    </PicturePage>
  )
}
