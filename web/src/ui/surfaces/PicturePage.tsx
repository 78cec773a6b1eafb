import type { ReactNode } from 'react'
import styles from './PicturePage.module.css'

type PicturePageProps = {
  /** URL of a drawing of 1200 by 900; without one the text fills the page. */
  picture?: string
  /** Announces the text as soon as it appears: for a page that replaces another one. */
  alert?: boolean
  children: ReactNode
}

/** A page with little content: a short text beside a large picture. */
export function PicturePage({ picture, alert, children }: PicturePageProps) {
  return (
    <div className={styles.plain}>
      <div className={styles.text} role={alert ? 'alert' : undefined}>
        {children}
      </div>
      {picture ? (
        <div className={styles.picture}>
          <img src={picture} alt="" width="1200" height="900" />
        </div>
      ) : null}
    </div>
  )
}

/** The sentence below the heading. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
