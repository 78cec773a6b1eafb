import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { mail } from '../../domain/text/message-links.ts'
import { telephone } from '../../paths.ts'
import styles from './accessibility.module.css'

/** Message ids of the ways in which the storefront helps. */
const WAYS = [
  'accessibility.keyboard',
  'accessibility.reader',
  'accessibility.size',
  'accessibility.colour',
  'accessibility.motion',
]

/** The accessibility statement. It describes the storefront, so its texts are ours and not an agency's. */
export default function Accessibility() {
  const { number, email } = useSite().site.callcenter
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="display">
        <FormattedMessage id="footer.accessibility" />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="accessibility.lead" />
      </p>
      <p>
        <FormattedMessage id="accessibility.standard" />
      </p>
      <h2>
        <FormattedMessage id="accessibility.how" />
      </h2>
      <ul className={styles.ways}>
        {WAYS.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
      <h2>
        <FormattedMessage id="accessibility.limits" />
      </h2>
      <p>
        <FormattedMessage id="accessibility.foreign" />
      </p>
      <h2>
        <FormattedMessage id="accessibility.tell" />
      </h2>
      <p>
        <FormattedMessage id="accessibility.help" />
      </p>
      <p className={styles.contact}>
        {number ? (
          <a className="link ltr nums" href={telephone(number)}>
            {number}
          </a>
        ) : null}
        {email ? (
          <a className="link" href={mail(email)} dir="ltr">
            {email}
          </a>
        ) : null}
      </p>
    </div>
  )
}
