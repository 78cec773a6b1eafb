import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import styles from './list.module.css'

type SoonProps = {
  /** Says that the browser is looking for it. */
  children: ReactNode
  /** What the list has without scripts. Only the server needs to render it. */
  plain: ReactNode
}

/** The count of a list that only scripts complete. Without them nothing is being looked for, and the page says so. */
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
