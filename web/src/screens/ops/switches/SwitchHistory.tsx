import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { Moment } from '../CaseCard.tsx'
import { SwitchName, SwitchPlace } from './SwitchName.tsx'
import styles from '../ops.module.css'

type SwitchHistoryProps = { entries: readonly Schema<'OpsSwitch'>[]; heading: 'h2' | 'h3' }

/** The latest changes of switches, each with its time, its reason and the name of the key. */
export function SwitchHistory({ entries, heading: Heading }: SwitchHistoryProps) {
  if (entries.length === 0) return null
  return (
    <>
      <Heading className={styles.subtitle}>
        <FormattedMessage id="ops.switch.history" />
      </Heading>
      <ol className={styles.history}>
        {entries.map((entry, index) => (
          // Keyed by the place from the end: new entries come in front, and two may have the same time.
          <li key={entries.length - index}>
            <span>
              <Moment of={entry.at} />
            </span>
            <span>
              <b>
                <SwitchName {...entry} />
              </b>{' '}
              · <SwitchPlace site={entry.site} /> · <FormattedMessage id={`ops.switch.to.${entry.to}`} />
              <br />
              <bdi className="muted">{entry.note}</bdi>
            </span>
            <span className="muted">
              <bdi>{entry.by}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
