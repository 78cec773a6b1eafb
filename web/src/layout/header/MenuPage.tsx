import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { PRODUCTS } from '../../parts/products.ts'
import { Letters } from '../../parts/contact/ContactFormButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Hours } from '../Hours.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Logo } from '../Logo.tsx'
import styles from './MobileMenu.module.css'
import { PhoneLink } from '../PhoneLink.tsx'

/** The content of the open menu. The hotel layout has no `extras` (decision 33.4). */
export function MenuPage({ extras, close }: { extras: boolean; close: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={`page ${styles.head}`}>
        <Logo />
        <IconButton icon="close" label={formatMessage({ id: 'layout.closeMenu' })} onClick={close} />
      </div>
      <MenuEntries />
      {extras ? <MenuExtras /> : null}
    </>
  )
}

function MenuEntries() {
  const { formatMessage } = useIntl()
  const { nav } = useSite()
  const paths = usePaths()
  const text = useText()
  return (
    <nav className="page" aria-label={formatMessage({ id: 'layout.products' })}>
      <ul>
        {nav.map(({ key, title, path }) => (
          <li key={key}>
            <a className={styles.entry} href={paths.entry(path)}>
              <Icon name={PRODUCTS[key]?.icon ?? 'tag'} className={styles.picture} />
              <span lang={text(title).lang} dir={text(title).dir}>
                {text(title).text}
              </span>
              <Icon name="right" size="s" className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuExtras() {
  return (
    <div className={`page ${styles.extras}`}>
      <LanguageChoice />
      <Letters className="link" />
      <PhoneLink kind="large" />
      <Hours className="small muted" />
    </div>
  )
}
