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
  data: Schema<'OpsSwitches'>
  onSet: (data: Schema<'OpsSwitches'>) => void
}

/** What is switched off, a form for more, and what was switched last (decision 49). */
export function Switches({ access, data, onSet }: SwitchesProps) {
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
        {data.set.length === 0 ? (
          <Notice tone="good">
            <FormattedMessage id="ops.switches.none" />
          </Notice>
        ) : (
          <ul className={styles.cases}>
            {data.set.map((about) => (
              <li key={`${about.kind} ${about.name} ${about.site}`}>
                <SwitchCard
                  about={about}
                  heading={heading}
                  onLift={isOurs(about, data) ? () => setLifting(about) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        <SwitchForm access={access} data={data} onSet={done} />
      </div>
      <SwitchHistory entries={data.history} heading={heading} />
      {lifting ? (
        <LiftDialog access={access} about={lifting} onSet={done} onClose={() => setLifting(undefined)} />
      ) : null}
    </section>
  )
}

/** Whether the key may lift a switch. */
const isOurs = ({ site }: Schema<'OpsSwitch'>, { everywhere }: Schema<'OpsSwitches'>) =>
  everywhere || site !== undefined
