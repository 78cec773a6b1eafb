import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import type { Access } from '../ops-call.ts'
import { LiftDialog } from './LiftDialog.tsx'
import { SwitchCard } from './SwitchCard.tsx'
import { SwitchForm } from './SwitchForm.tsx'
import { SwitchHistory } from './SwitchHistory.tsx'
import styles from '../ops.module.css'

type SwitchesProps = {
  access: Access
  known: Schema<'OpsSwitches'>
  onSet: (known: Schema<'OpsSwitches'>) => void
}

/** What is switched off, a form for more, and what was switched last (decision 49). */
export function Switches({ access, known, onSet }: SwitchesProps) {
  const { formatMessage } = useIntl()
  const [lifting, setLifting] = useState<Schema<'OpsSwitch'>>()
  // With a control key the title of the page is the heading of the switches.
  const heading = access.isControl ? 'h2' : 'h3'
  const done = (next: Schema<'OpsSwitches'>) => {
    setLifting(undefined)
    showToast(formatMessage({ id: 'ops.switch.recorded' }))
    onSet(next)
  }
  return (
    <section className={access.isControl ? undefined : 'section'} aria-label={formatMessage({ id: 'ops.switches' })}>
      {access.isControl ? null : (
        <>
          <h2 className={styles.title}>
            <FormattedMessage id="ops.switches" />
          </h2>
          <p className={styles.lead}>
            <FormattedMessage id="ops.switches.lead" />
          </p>
        </>
      )}
      <div className={styles.set}>
        {known.set.length === 0 ? (
          <Notice tone="good">
            <FormattedMessage id="ops.switches.none" />
          </Notice>
        ) : (
          <ul className={styles.cases}>
            {known.set.map((about) => (
              <li key={`${about.kind} ${about.name} ${about.site}`}>
                <SwitchCard
                  about={about}
                  heading={heading}
                  onLift={isOurs(about, known) ? () => setLifting(about) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        <SwitchForm access={access} known={known} onSet={done} />
      </div>
      <SwitchHistory entries={known.history} heading={heading} />
      {lifting ? (
        <LiftDialog access={access} about={lifting} onSet={done} onClose={() => setLifting(undefined)} />
      ) : null}
    </section>
  )
}

/** Whether the key may lift a switch. */
const isOurs = ({ site }: Schema<'OpsSwitch'>, { everywhere }: Schema<'OpsSwitches'>) =>
  everywhere || site !== undefined
