import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { webLink } from '../../domain/text/web-link.ts'
import { ContactFormButtons } from '../../parts/contact/ContactFormButton.tsx'
import { mail } from '../../domain/text/message-links.ts'
import { telephone } from '../../paths.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { PageBreadcrumbs } from '../../parts/PageBreadcrumbs.tsx'
import styles from './ContactPage.module.css'
import { Hours } from './Hours.tsx'
import { LegalIdentity } from './LegalIdentity.tsx'

/** How to reach the agency: number, hours, forms and address, and its legal identity. */
export default function Contact() {
  const { formatMessage } = useIntl()
  const { callcenter, partnerSite } = useSite().site
  const { number, email, whatsapp } = callcenter
  const chat = webLink(whatsapp && `https://wa.me/${whatsapp.replace(/\D/g, '')}`)
  const title = formatMessage({ id: 'contactPage.title' })
  const steps = [{ id: 'contact', link: title }]
  return (
    <div className="page">
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs steps={steps} />
      </div>
      <h1 className="display">{title}</h1>
      {/* The lead promises calls in both directions: it needs a number, and the form to be called back. */}
      {partnerSite.takesNotifications && number ? (
        <p className={styles.lead}>
          <FormattedMessage id="contactPage.lead" />
        </p>
      ) : null}
      <div className={styles.columns}>
        <div>
          {number ? (
            <p className={styles.number}>
              <a className="ltr nums" href={telephone(number)}>
                {number}
              </a>
            </p>
          ) : null}
          <ul className={styles.ways}>
            {chat ? (
              <li>
                <Icon name="chat" />
                <a className="link" href={chat} rel="noopener">
                  WhatsApp <span className="ltr nums">{whatsapp}</span>
                </a>
              </li>
            ) : null}
            {email ? (
              <li>
                <Icon name="mail" />
                <a className="link ltr" href={mail(email)}>
                  {email}
                </a>
              </li>
            ) : null}
          </ul>
          <div className={styles.forms}>
            <ContactFormButtons className={styles.form ?? ''} />
          </div>
          <Hours />
        </div>
        <LegalIdentity />
      </div>
    </div>
  )
}
