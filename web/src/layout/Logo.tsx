import { useSite } from '../api/use-site.ts'
import { usePaths } from '../i18n/use-locale.ts'
import styles from './Logo.module.css'

/** The sail and the site's name, linked to the home page. */
export function Logo() {
  return (
    <a className={styles.logo} href={usePaths().home()}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path fill="currentColor" d="M13 2v19H3.5C8 16 11.5 9.5 13 2z" />
        <path fill="currentColor" opacity=".55" d="M15.5 7c5 3 9.5 8 11 14h-11z" />
        <path
          className={styles.sea}
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M3 26.3c3-2 6-2 9 0s6 2 9 0 4-1.6 6-.8"
        />
      </svg>
      {useSite().site.name}
    </a>
  )
}
