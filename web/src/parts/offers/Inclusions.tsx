import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Passage } from '../Passage.tsx'
import styles from './Inclusions.module.css'

type Texts = readonly Schema<'LocalizedText'>[]

/** What the price includes, and what it excludes. */
export function Inclusions({ included, excluded }: { included: Texts; excluded: Texts }) {
  return (
    <div className={styles.both}>
      <List id="included" icon="check" texts={included} />
      <List id="excluded" icon="minus" texts={excluded} />
    </div>
  )
}

function List({ id, icon, texts }: { id: 'included' | 'excluded'; icon: 'check' | 'minus'; texts: Texts }) {
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <FormattedMessage id={`offers.${id}`} />
      </h3>
      <ul className={styles[id]}>
        {texts.map((text, at) => (
          <li key={at}>
            <Icon name={icon} size="s" />
            <Passage of={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
