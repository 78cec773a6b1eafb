import { lastRequestId } from '../api/last-request.ts'
import styles from './error-page.module.css'

/**
 * "Error inside the error page: ... with details and a link home" (decision 34.2). It replaces everything, and depends
 * on nothing that may have failed: no catalogue, no data, no context. So it is in English, like the gateway's own.
 */
export function LastResort({ error }: { error: unknown }) {
  const id = requestIdIn(error) ?? lastRequestId()
  return (
    <main className={styles.page} lang="en" dir="ltr">
      <h1>An error occurred while showing the error page</h1>
      {error instanceof Error ? <pre className={styles.details}>{error.name}</pre> : null}
      {id ? <p>Number of this error: {id}</p> : null}
      <p>
        <a className="link" href={home()} target="_self">
          Home page
        </a>
      </p>
    </main>
  )
}

/** The id in the problem of a failed call, whatever class the error has. */
function requestIdIn(error: unknown): string | undefined {
  const problem = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined
  const hasRequestId = typeof problem === 'object' && problem !== null && 'requestId' in problem
  return hasRequestId && typeof problem.requestId === 'string' ? problem.requestId : undefined
}

/** Home in the language of the document; `target` makes the link load a new one. */
const home = () => {
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang
  return language === 'en' ? '/' : `/${language}`
}
