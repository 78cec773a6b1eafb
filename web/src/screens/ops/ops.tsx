import { useState } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { KeyForm } from './KeyForm.tsx'
import { Cases } from './Cases.tsx'
import styles from './ops.module.css'

/**
 * Cases that need a decision by the agency's staff (decision 22.7). The key is typed here and kept only in memory: a
 * reload asks for it again.
 */
export default function Ops() {
  const [opened, setOpened] = useState<{ key: string; known: Schema<'OpsCases'> }>()
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="display" tabIndex={-1}>
        <FormattedMessage id="ops.title" />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="ops.lead" />
      </p>
      {opened ? (
        <Cases siteKey={opened.key} first={opened.known} onClose={() => setOpened(undefined)} />
      ) : (
        <KeyForm onOpen={(key, known) => setOpened({ key, known })} />
      )}
    </div>
  )
}
