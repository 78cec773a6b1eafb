import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './bad-request.module.css'

/** Where a call that the agency could not read leads (spec 1; product 3.3 row 20). */
export default function BadRequest() {
  const paths = usePaths()
  return (
    <div className={`page ${styles.page}`}>
      <p className="muted nums">400</p>
      <h1 className="display">
        <FormattedMessage id="badRequest.title" />
      </h1>
      <p className="soft">
        <FormattedMessage id="badRequest.text" />
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
  )
}
