import { useIntl } from '../i18n/FormattedMessage.tsx'
import { useSite } from '../api/use-site.ts'
import { webLink } from '../domain/text/web-link.ts'
import { usePaths, useText } from '../i18n/use-locale.ts'
import { mail } from '../paths.ts'
import styles from './Footer.module.css'
import { Hours } from './Hours.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** Contact details, and links to what can be booked. Only existing pages are linked. */
export function Footer() {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  return (
    <footer className={styles.foot} data-later="">
      <div className="page">
        <div className={styles.columns}>
          <div>
            <Logo />
            <p className={styles.phone}>
              <PhoneLink kind="large" />
            </p>
            <Hours className="soft" />
            <p className={styles.note}>{formatMessage({ id: 'footer.note' })}</p>
          </div>
          <BookColumn />
          <ContactColumn />
        </div>
        <div className={styles.legal}>
          <span>{[site.name, site.elements.tursab?.text].filter(Boolean).join(' · ')}</span>
          <Methods />
          <a href={usePaths().accessibility()}>{formatMessage({ id: 'footer.accessibility' })}</a>
          <LanguageLinks />
        </div>
      </div>
    </footer>
  )
}

function BookColumn() {
  const { formatMessage } = useIntl()
  const { nav } = useSite()
  const paths = usePaths()
  const text = useText()
  return (
    <nav aria-labelledby="footer-book">
      <h2 id="footer-book">{formatMessage({ id: 'footer.book' })}</h2>
      <ul>
        {nav.map(({ key, title, path }) => (
          <li key={key}>
            <a href={paths.entry(path)} lang={text(title).lang} dir={text(title).dir}>
              {text(title).text}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.cart()}>{formatMessage({ id: 'cart.name' })}</a>
        </li>
        <li>
          <a href={paths.find()}>{formatMessage({ id: 'find.open' })}</a>
        </li>
      </ul>
    </nav>
  )
}

/** Profile names are proper names and not translated. */
const PROFILES = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
}

function ContactColumn() {
  const { formatMessage } = useIntl()
  const { callcenter, social } = useSite().site
  const profiles = Object.entries(PROFILES).flatMap(([key, name]) => {
    const href = webLink(social[key as keyof typeof PROFILES])
    return href ? [{ href, name }] : []
  })
  if (!callcenter.email && profiles.length === 0) return null
  return (
    <div>
      <h2>{formatMessage({ id: 'footer.contact' })}</h2>
      <ul>
        {callcenter.email ? (
          <li>
            <a href={mail(callcenter.email)}>{callcenter.email}</a>
          </li>
        ) : null}
        {profiles.map(({ href, name }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The accepted payment methods. A bank transfer requires an account (decision 21.3). */
function Methods() {
  const { formatMessage } = useIntl()
  const { methods, banks = [] } = useSite().site.options.payment
  const taken = methods.filter((method) => method !== 'transfer' || banks.length > 0)
  return (
    <ul className={styles.methods} aria-label={formatMessage({ id: 'footer.methods' })}>
      {taken.map((method) => (
        <li key={method}>{formatMessage({ id: `method.${method}` })}</li>
      ))}
      {taken.includes('creditcard') ? <li className="ltr">3-D Secure</li> : null}
    </ul>
  )
}
