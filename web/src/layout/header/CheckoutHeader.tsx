import styles from './Header.module.css'
import { Logo } from '../Logo.tsx'
import { PhoneLink } from '../PhoneLink.tsx'

/** The header during checkout: only the link home and the phone number, so that nothing distracts from paying. */
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
