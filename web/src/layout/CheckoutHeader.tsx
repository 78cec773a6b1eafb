import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** While somebody pays there is the way home and somebody to call, and nothing that leads away. */
export function CheckoutHeader() {
  return (
    <header className={styles.bar}>
      <div className={`page ${styles.row} ${styles.compact}`}>
        <Logo />
        <PhoneLink kind="chip" />
      </div>
    </header>
  )
}
