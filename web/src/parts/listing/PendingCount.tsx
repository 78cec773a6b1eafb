import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import styles from './list.module.css'

type PendingCountProps = {
  /** The text while the browser reads the list. */
  children: ReactNode
  /** The text without scripts. Only the server needs to render it. */
  plain: ReactNode
}

/** Takes the place of a list's count until scripts have completed the list. Without scripts the page says so. */
export function PendingCount({ children, plain }: PendingCountProps) {
  return (
    <>
      <span className={styles.pending}>{children}</span>
      <noscript>
        {import.meta.env.SSR ? (
          <>
            <FormattedMessage id="needsScripts.title" /> {plain}
          </>
        ) : null}
      </noscript>
    </>
  )
}
