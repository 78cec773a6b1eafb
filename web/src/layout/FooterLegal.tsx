import { useIntl } from '../i18n/FormattedMessage.tsx'
import { useSite } from '../api/use-site.ts'
import { CompanyFacts } from '../parts/contact/CompanyFacts.tsx'
import styles from './Footer.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Licence } from './Licence.tsx'

/** The last lines of the footer: the company and its licence, the ways to pay, the languages. */
export function FooterLegal() {
  const { site } = useSite()
  return (
    <div className={styles.legal}>
      <p>
        <CompanyFacts />
        {site.elements.tursab ? ' · ' : null}
        <Licence />
      </p>
      <PaymentMethods />
      <div className={styles.languages}>
        <LanguageLinks />
      </div>
    </div>
  )
}

/** The accepted payment methods. A bank transfer requires an account (decision 21.3). */
function PaymentMethods() {
  const { formatMessage } = useIntl()
  const { methods, banks = [] } = useSite().site.options.payment
  const accepted = methods.filter((method) => method !== 'transfer' || banks.length > 0)
  return (
    <ul className={styles.methods} aria-label={formatMessage({ id: 'footer.methods' })}>
      {accepted.map((method) => (
        <li key={method}>{formatMessage({ id: `method.${method}` })}</li>
      ))}
      {accepted.includes('creditcard') ? <li className="ltr">3-D Secure</li> : null}
    </ul>
  )
}
