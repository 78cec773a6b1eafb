import { createElement, Suspense, use } from 'react'
import { ApiError } from '../api/errors.ts'
import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { isChunkLoadError, reloadOnce } from '../tab/chunk-errors.ts'
import { isOffline } from '../tab/connection.ts'
import { routeNamed } from '../routes.ts'
import { Screen } from '../screens-loaded.tsx'
import { Boundary } from './boundary.tsx'
import styles from './error-page.module.css'
import { loadTrouble, trouble } from './load-trouble.ts'
import type { TroubleProps } from './trouble.tsx'

/** Replaces a page that cannot be shown: not found, or currently unavailable (decision 34.2). */
export function ErrorPage({ error, reset }: Omit<TroubleProps, 'lost'>) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      // As tall as a page, so that the footer does not jump up while the screen loads.
      <Suspense fallback={<div className="page tall" aria-busy="true" />}>
        <Screen route={routeNamed('not-found')} params={{}} />
      </Suspense>
    )
  }
  if (isChunkLoadError(error) && typeof window !== 'undefined' && !isOffline() && reloadOnce()) return null
  return (
    <Boundary fallback={WithoutTrouble}>
      <Suspense>
        <Trouble error={error} reset={reset} lost={isChunkLoadError(error)} />
      </Suspense>
    </Boundary>
  )
}

if (import.meta.env.SSR) await loadTrouble()

const Trouble = (props: TroubleProps) => createElement(trouble ?? use(loadTrouble()), props)

/**
 * Replaces the content of an error page whose own files are lost, inside the header, which leads home, and the footer.
 */
const WithoutTrouble = () => (
  <div className={styles.page} role="alert">
    <h1>
      <FormattedMessage id="error.title" />
    </h1>
    <p>
      <FormattedMessage id={isOffline() ? 'error.offline' : 'error.lostFile'} />
    </p>
  </div>
)

/** The error page without header and footer, for when these cannot be shown. */
export const BareErrorPage = (props: Omit<TroubleProps, 'lost'>) => (
  <main>
    <ErrorPage {...props} />
  </main>
)
