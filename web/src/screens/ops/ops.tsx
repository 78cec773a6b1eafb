import { useState } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Desk } from './Desk.tsx'
import { KeyForm } from './KeyForm.tsx'
import type { Access, Known } from './ops-call.ts'
import styles from './ops.module.css'

/**
 * Cases that need a decision by the agency's staff (decision 22.7), and the switches (decision 49). The key is typed here
 * and kept only in memory: a reload asks for it again.
 */
export default function Ops() {
  const [opened, setOpened] = useState<{ access: Access; known: Known }>()
  // A control key opens the switches only, so they give the page its title.
  const isControl = opened?.access.isControl ?? false
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="display" tabIndex={-1}>
        <FormattedMessage id={isControl ? 'ops.switches' : 'ops.title'} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id={isControl ? 'ops.switches.lead' : 'ops.lead'} />
      </p>
      {opened ? (
        <Desk access={opened.access} first={opened.known} onClose={() => setOpened(undefined)} />
      ) : (
        <KeyForm onOpen={(access, known) => setOpened({ access, known })} />
      )}
    </div>
  )
}
