import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Audit } from './Audit.tsx'
import { CaseCard } from './CaseCard.tsx'
import type { Access } from './ops-call.ts'
import { SettleDialog } from './SettleDialog.tsx'
import styles from './ops.module.css'

type CasesProps = { access: Access; data: Schema<'OpsCases'>; onSettled: () => void }

/** The decision that the open dialog is about. */
type Deciding = { about: Schema<'OpsCase'>; act: Schema<'OpsActName'> }

/** The open cases, oldest first, and the past decisions. */
export function Cases({ access, data: { cases, audit }, onSettled }: CasesProps) {
  const { formatMessage } = useIntl()
  const [deciding, setDeciding] = useState<Deciding>()
  const settled = ({ open, state }: Schema<'OpsSettled'>) => {
    setDeciding(undefined)
    showToast(
      formatMessage({ id: open ? 'ops.still' : 'ops.settled' }, { state: formatMessage({ id: stateId(state) }) }),
    )
    onSettled()
  }
  return (
    <>
      {cases.length === 0 ? (
        <Notice tone="good">
          <FormattedMessage id="ops.none" />
        </Notice>
      ) : (
        <ul className={styles.cases}>
          {cases.map((about) => (
            <li key={about.id}>
              <CaseCard about={about} onAct={(act) => setDeciding({ about, act })} />
            </li>
          ))}
        </ul>
      )}
      <Audit entries={audit} />
      {deciding ? (
        <SettleDialog {...deciding} access={access} onSettled={settled} onClose={() => setDeciding(undefined)} />
      ) : null}
    </>
  )
}

const FINAL_STATES = ['committed', 'reserved', 'declined', 'lapsed', 'refunded', 'refused', 'done']

/** The message id of a state; final states have their own group. */
const stateId = (state: string): string => (FINAL_STATES.includes(state) ? `ops.end.${state}` : `ops.state.${state}`)
