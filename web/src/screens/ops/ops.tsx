import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { KeyForm } from './KeyForm.tsx'
import { Cases } from './Cases.tsx'
import styles from './ops.module.css'

/**
 * What waits for a person at the agency (decision 22.7). The key is typed here and lives as long as the page: nothing of it is
 * stored, and a reload asks for it again.
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
