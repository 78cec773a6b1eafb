import type { ReactNode } from 'react'
import styles from './PicturePage.module.css'

type PicturePageProps = {
  /** Address of a drawing of 1200 by 900; without one the words have the page to themselves. */
  picture?: string
  /** Announces the words as soon as they appear: for a page that stands in for another one. */
  alert?: boolean
  children: ReactNode
}

/** A page that has little to say: a few words beside a large picture. */
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

/** The sentence under the heading. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
