import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { LangText } from '../LangText.tsx'
import { Block } from './Block.tsx'
import styles from './Inclusions.module.css'

type Texts = readonly Schema<'LocalizedText'>[]

/** What the price includes, and what it excludes; nothing when the agency lists neither. */
export function Inclusions({ included, excluded }: { included: Texts; excluded: Texts }) {
  if (included.length + excluded.length === 0) return null
  return (
    <Block id="price" title={<FormattedMessage id="offers.inThePrice" />}>
      <div className={styles.both}>
        <List id="included" icon="check" texts={included} />
        <List id="excluded" icon="minus" texts={excluded} />
      </div>
    </Block>
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
            <LangText of={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
