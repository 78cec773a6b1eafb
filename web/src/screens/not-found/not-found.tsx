import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import picture from '../../pictures/not-found.svg'
import { Button } from '../../ui/Button.tsx'
import styles from './not-found.module.css'

/** 'This page could not be found', with a link home (spec 2 and 8). */
export default function NotFound() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  return (
    <div className={styles.plain}>
      <PageTitle text={formatMessage({ id: 'notFound.title' })} />
      <div className={styles.text}>
        <p className="muted nums">404</p>
        <h1>
          <FormattedMessage id="notFound.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="notFound.text" />
        </p>
        <div className="row">
          <Button href={paths.home()}>
            <FormattedMessage id="notFound.home" />
          </Button>
          <Button kind="quiet" href={paths.hotels()}>
            <FormattedMessage id="notFound.hotels" />
          </Button>
        </div>
      </div>
      <div className={styles.picture}>
        <img src={picture} alt="" width="1200" height="900" />
      </div>
    </div>
  )
}
