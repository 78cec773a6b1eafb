import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { webLink } from '../../domain/text/web-link.ts'
import { mapOfAddress } from '../../domain/text/map-links.ts'
import styles from './ContactPage.module.css'

/** The agency's legal identity, as far as its record states it (decision 44.4). */
export function LegalIdentity() {
  const { name, legal, elements } = useSite().site
  const licence = elements.tursab
  const proof = webLink(licence?.link)
  const rows: [id: string, value: ReactNode][] = [
    ['contactPage.legal.company', legal?.name ?? name],
    ['legal.register', legal?.register],
    ['contactPage.legal.mersis', legal?.mersis],
    ['legal.tax', legal?.tax],
    ['contactPage.legal.licence', licence && <Licence key="licence" text={licence.text} proof={proof} />],
  ]
  return (
    <section className={styles.legal} aria-labelledby="legal">
      {legal?.address ? (
        <address className={styles.address}>
          <bdi>{legal.address}</bdi>
          <a className="link" href={mapOfAddress(legal.address)} rel="noopener">
            <FormattedMessage id="contactPage.map" />
          </a>
        </address>
      ) : null}
      <h2 id="legal">
        <FormattedMessage id="contactPage.legal" />
      </h2>
      <dl>
        {rows.map(([id, value]) =>
          value === undefined ? null : (
            <div key={id}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

/** The licence, linked to the page that verifies it. */
function Licence({ text, proof }: { text: string; proof: string | undefined }) {
  if (proof === undefined) return <>{text}</>
  return (
    <a className="link" href={proof} rel="noopener">
      {text}
    </a>
  )
}
