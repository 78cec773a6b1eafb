import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import styles from './list.module.css'

type SoonProps = {
  /** The text while the browser reads the list. */
  children: ReactNode
  /** The text without scripts. Only the server needs to render it. */
  plain: ReactNode
}

/** The count of a list that scripts complete. Without scripts nothing is being read, and the page says so. */
export function Soon({ children, plain }: SoonProps) {
  return (
    <>
      <span className={styles.soon}>{children}</span>
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
