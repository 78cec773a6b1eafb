import { useState } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Desk } from './Desk.tsx'
import { KeyForm } from './KeyForm.tsx'
import type { Access, DeskData } from './ops-call.ts'
import styles from './ops.module.css'

/**
 * Cases that need a decision by the agency's staff (decision 22.7), and the switches (decision 49). The key is typed
 * here and kept only in memory: a reload asks for it again.
 */
export default function Ops() {
  const [desk, setDesk] = useState<{ access: Access; data: DeskData }>()
  // A control key opens the switches only, so they give the page its title.
  const isControl = desk?.access.isControl ?? false
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="display" tabIndex={-1}>
        <FormattedMessage id={isControl ? 'ops.switches' : 'ops.title'} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id={isControl ? 'ops.switches.lead' : 'ops.lead'} />
      </p>
      {desk ? (
        <Desk access={desk.access} first={desk.data} onClose={() => setDesk(undefined)} />
      ) : (
        <KeyForm onOpen={(access, data) => setDesk({ access, data })} />
      )}
    </div>
  )
}
