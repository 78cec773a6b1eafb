import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { ApiError, messageOf, requestIdOf, waitOf } from './api/errors.ts'
import styles from './error-page.module.css'
import { usePaths } from './i18n/use-locale.ts'
import { reloadOnce } from './navigation.ts'
import { PageTitle } from './parts/PageTitle.tsx'
import { routeNamed } from './routes.tsx'
import { Screen } from './screens-loaded.tsx'
import { Button } from './ui/Button.tsx'

type ErrorPageProps = {
  error: unknown
  /** Shows the page again; without it the whole document is loaded anew. */
  reset?: () => void
}

/** What stands in the place of a page that cannot be shown: nothing there, or nothing to be had just now (spec 2). */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Suspense>
        <Screen route={routeNamed('not-found')} params={{}} />
      </Suspense>
    )
  }
  if (isLostChunk(error) && typeof window !== 'undefined' && reloadOnce()) return null
  return <SomethingWrong error={error} reset={reset} />
}

/** A deployment has replaced the files that this page was made with. */
const isLostChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module|module script/i.test(error.message)

function SomethingWrong({ error, reset }: { error: unknown; reset: (() => void) | undefined }) {
  const { mutate } = useSWRConfig()
  const { formatMessage } = useIntl()
  const requestId = requestIdOf(error)
  const again = async () => {
    if (!reset || !(error instanceof ApiError)) return location.reload()
    const failed = (key: unknown) => Array.isArray(key) && key[0] === error.operationId
    await mutate(failed, undefined, { revalidate: true })
    reset()
  }
  return (
    <div className={styles.page} role="alert">
      <PageTitle text={formatMessage({ id: 'error.title' })} />
      <h1 className="display">
        <FormattedMessage id="error.title" />
      </h1>
      <p className="soft">
        <FormattedMessage id={messageOf(error)} values={waitOf(error)} />
      </p>
      <div className="row">
        <Button onClick={() => void again()}>
          <FormattedMessage id="error.retry" />
        </Button>
        <Button kind="quiet" href={usePaths().home()}>
          <FormattedMessage id="error.home" />
        </Button>
      </div>
      {requestId ? (
        <p className="muted small">
          <FormattedMessage id="error.requestId" values={{ id: <span className="ltr">{requestId}</span> }} />
        </p>
      ) : null}
    </div>
  )
}

/** "Error inside the error page: ... with details and a link home" (spec 8). */
export function LastResort({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>
        <FormattedMessage id="error.inErrorPage" />
      </h1>
      {error instanceof Error ? <pre className={styles.details}>{error.name}</pre> : null}
      <p>
        <a className="link" href={usePaths().home()}>
          <FormattedMessage id="error.home" />
        </a>
      </p>
    </main>
  )
}
