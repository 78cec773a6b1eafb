import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import { useSite } from '../../api/use-site.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { ContactFormButtons } from '../../parts/contact/ContactFormButton.tsx'
import { CartLink } from './CartLink.tsx'
import { FavouritesLink } from './FavouritesLink.tsx'
import styles from './Header.module.css'
import { isCurrentEntry } from '../is-current-entry.ts'
import { SettingsButton } from './SettingsButton.tsx'
import { Licence } from '../Licence.tsx'
import { Logo } from '../Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { PartnerLinks } from '../PartnerLinks.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { useStuck } from './use-stuck.ts'

/** A row of utilities, and below it the sticky row with logo, products and basket (decisions 33.4 and 41.4). */
export function Header({ kind, page }: { kind: 'default' | 'hotel'; page: string }) {
  const { site } = useSite()
  return (
    <header className={`${styles.bar} ${styles.tall}`} data-stuck={useStuck() || undefined}>
      <div className={`page ${styles.top}`}>
        {site.elements.tursab ? (
          <span className={styles.licence}>
            <FormattedMessage id="layout.licensed" values={{ licence: <Licence /> }} />
          </span>
        ) : null}
        <div className={styles.topEnd}>
          <PhoneLink kind="plain" />
          <ContactFormButtons />
          <PartnerLinks className={styles.partner} />
          <SettingsButton />
        </div>
      </div>
      <div className={`page ${styles.row}`}>
        <Logo />
        <MainNavigation />
        <div className={styles.tools}>
          <FavouritesLink />
          <CartLink />
          <MobileMenu key={page} extras={kind === 'default'} />
        </div>
      </div>
    </header>
  )
}

function MainNavigation() {
  const { formatMessage } = useIntl()
  const { nav } = useSite()
  const [pathname] = useLocation()
  const search = useSearch()
  const paths = usePaths()
  const text = useText()
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'layout.products' })}>
      {nav.map(({ key, title, path }) => {
        const { text: name, lang, dir } = text(title)
        const href = paths.entry(path)
        const here = isCurrentEntry(href, pathname, search)
        return (
          <a key={key} href={href} lang={lang} dir={dir} aria-current={here ? 'page' : undefined}>
            {name}
          </a>
        )
      })}
    </nav>
  )
}
