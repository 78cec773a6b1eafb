import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Audit } from './Audit.tsx'
import { CaseCard } from './CaseCard.tsx'
import { listCases } from './ops-call.ts'
import { SettleDialog } from './SettleDialog.tsx'
import styles from './ops.module.css'

type CasesProps = { siteKey: string; first: Schema<'OpsCases'>; onClose: () => void }

/** The decision that the open dialog is about. */
type Deciding = { about: Schema<'OpsCase'>; act: Schema<'OpsActName'> }

/** The open cases, oldest first, and the past decisions. */
export function Cases({ siteKey, first, onClose }: CasesProps) {
  const { formatMessage } = useIntl()
  const [{ cases, audit }, setKnown] = useState(first)
  const [deciding, setDeciding] = useState<Deciding>()
  const [isStale, setIsStale] = useState(false)
  const read = async () => {
    try {
      setKnown(await listCases(siteKey))
      setIsStale(false)
    } catch {
      setIsStale(true)
    }
  }
  const settled = ({ open, state }: Schema<'OpsSettled'>) => {
    setDeciding(undefined)
    showToast(
      formatMessage({ id: open ? 'ops.still' : 'ops.settled' }, { state: formatMessage({ id: stateId(state) }) }),
    )
    void read()
  }
  return (
    <>
      <div className={`row between ${styles.bar}`}>
        <output className="strong">
          {cases.length > 0 ? <FormattedMessage id="ops.count" values={{ count: cases.length }} /> : null}
        </output>
        <div className="row">
          <Button kind="soft" size="s" onClick={() => void read()}>
            <FormattedMessage id="ops.refresh" />
          </Button>
          <Button kind="quiet" size="s" onClick={onClose}>
            <FormattedMessage id="ops.leave" />
          </Button>
        </div>
      </div>
      {isStale ? (
        <Notice tone="warn" role="alert">
          <FormattedMessage id="ops.stale" />
        </Notice>
      ) : null}
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
        <SettleDialog {...deciding} siteKey={siteKey} onSettled={settled} onClose={() => setDeciding(undefined)} />
      ) : null}
    </>
  )
}

/** The message id of a state; final states have their own group. */
function stateId(state: string): string {
  const isKnown = ['committed', 'reserved', 'declined', 'lapsed', 'refunded', 'refused', 'done'].includes(state)
  return isKnown ? `ops.end.${state}` : `ops.state.${state}`
}
