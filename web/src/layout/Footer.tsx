import type { ReactNode } from 'react'
import { useIntl } from '../i18n/FormattedMessage.tsx'
import { useSite } from '../api/use-site.ts'
import { webLink } from '../domain/text/web-link.ts'
import { usePaths, useText } from '../i18n/use-locale.ts'
import { ContactFormButtons } from '../parts/contact/ContactFormButton.tsx'
import { mail, whatsapp } from '../domain/text/message-links.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import styles from './Footer.module.css'
import { FooterLegal } from './FooterLegal.tsx'
import { Hours } from './Hours.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import { PartnerLinks } from './PartnerLinks.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/**
 * The footer of every page: contact, products, places, pages, profiles, apps and the company behind the site. Entries
 * that the site's record lacks are left out. `isShort`: only the languages, for a site under maintenance.
 */
export function Footer({ isShort }: { isShort: boolean }) {
  const { formatMessage } = useIntl()
  const { nav, places = [] } = useSite()
  const paths = usePaths()
  if (isShort) return <Languages />
  return (
    <footer className={styles.foot}>
      <div className="page">
        <div className={styles.columns}>
          <Contact />
          <Entries id="footer-book" title="footer.book" of={nav}>
            <a href={paths.cart()}>{formatMessage({ id: 'cart.name' })}</a>
            <a href={paths.find()}>{formatMessage({ id: 'find.open' })}</a>
          </Entries>
          {places.length > 0 ? (
            <Entries id="footer-places" title="footer.places" of={places}>
              <a href={paths.locations()}>{formatMessage({ id: 'footer.places.all' })}</a>
            </Entries>
          ) : null}
          <Help />
        </div>
        <FooterLegal />
      </div>
    </footer>
  )
}

/** The footer of a site under maintenance. */
const Languages = () => (
  <footer className="page section">
    <div className="row">
      <LanguageLinks />
    </div>
  </footer>
)

function Contact() {
  const { formatMessage } = useIntl()
  const { callcenter, social } = useSite().site
  return (
    <div className={styles.contact}>
      <Logo />
      <p className={styles.phone}>
        <PhoneLink kind="large" />
      </p>
      <Hours className="soft" />
      {callcenter.number ? <p className={styles.note}>{formatMessage({ id: 'footer.note' })}</p> : null}
      <ul className={styles.ways}>
        {callcenter.whatsapp ? (
          <li>
            <a href={whatsapp(callcenter.whatsapp)} target="_blank" rel="noopener">
              <Icon name="chat" size="s" />
              WhatsApp
            </a>
          </li>
        ) : null}
        {callcenter.email ? (
          <li>
            <a href={mail(callcenter.email)}>
              <Icon name="mail" size="s" />
              {callcenter.email}
            </a>
          </li>
        ) : null}
      </ul>
      <Links of={APPS} social={social} className={styles.apps} />
      <Links of={PROFILES} social={social} className={styles.ways} />
    </div>
  )
}

type Entry = ReturnType<typeof useSite>['nav'][number]

/** A group of links to pages of the site, and further ones. */
function Entries({
  id,
  title,
  of,
  children,
}: {
  id: string
  title: string
  of: Entry[]
  children: ReactNode[] | ReactNode
}) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const others = Array.isArray(children) ? children : [children]
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{formatMessage({ id: title })}</h2>
      <ul>
        {of.map(({ key, title: name, path }) => (
          <li key={key}>
            <a href={paths.entry(path)} lang={text(name).lang} dir={text(name).dir}>
              {text(name).text}
            </a>
          </li>
        ))}
        {others.map((link, index) => (
          // The index can be the key, because the links never change their order.
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}

function Help() {
  const { formatMessage } = useIntl()
  const { pages = [] } = useSite().site
  const paths = usePaths()
  const text = useText()
  return (
    <div className={styles.help}>
      <h2>{formatMessage({ id: 'footer.help' })}</h2>
      <div className={styles.pages}>
        {pages.length > 0 ? (
          <ul>
            {pages.map(({ url, title }) => (
              <li key={url}>
                <a href={paths.entry(`/pages/${url}`)} lang={text(title).lang} dir={text(title).dir}>
                  {text(title).text}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <div>
          <ul>
            <li>
              <a href={paths.accessibility()}>{formatMessage({ id: 'footer.accessibility' })}</a>
            </li>
            <li>
              <a href={paths.settings()}>{formatMessage({ id: 'layout.settings' })}</a>
            </li>
          </ul>
          <p className={styles.contactForms}>
            <ContactFormButtons />
            <PartnerLinks />
          </p>
        </div>
      </div>
    </div>
  )
}

/** Names of profiles and stores are proper names and not translated. */
const PROFILES = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
}
const APPS = { playstore: 'Google Play', appstore: 'App Store' }

type Social = ReturnType<typeof useSite>['site']['social']
type LinksProps = { of: { [key in keyof Social]?: string }; social: Social; className?: string | undefined }

/** The profiles or apps that the site has. */
function Links({ of, social, className }: LinksProps) {
  const links = Object.entries(of).flatMap(([key, name]) => {
    const href = webLink(social[key as keyof Social])
    return href ? [{ href, name }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
