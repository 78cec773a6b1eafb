import { useId, type ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './CaseCard.module.css'

type Case = Schema<'OpsCase'>
type CaseCardProps = { about: Case; onAct: (act: Schema<'OpsActName'>) => void }

/** Cases with money at stake look different from unpaid ones. */
const isPaid = ({ known }: Case) => known.includes('paid')

/** One case: its subject, the known facts, and the possible decisions. */
export function CaseCard({ about, onAct }: CaseCardProps) {
  const id = useId()
  const { state, kind, reference, bookingNumber, amount, byTransfer, acts, known, reservation, watched } = about
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={classes(styles.state, isPaid(about) ? 'bad' : 'warn')}>
          <Icon name={isPaid(about) ? 'warn' : 'clock'} size="s" />
          <FormattedMessage id={`ops.state.${state}`} />
        </p>
        <h2 id={id} className={styles.number}>
          <span className="sr">
            <FormattedMessage id={`ops.kind.${kind}`} />{' '}
          </span>
          <span className="ltr nums">{bookingNumber ?? reference}</span>
        </h2>
        <p className="muted small">
          <FormattedMessage id={`ops.explain.${state}`} />
        </p>
      </div>
      <div className={styles.sum}>
        <Amount of={amount} />
        <span className="muted tiny">
          <FormattedMessage
            id={kind === 'cancellation' ? 'ops.toRefund' : isPaid(about) ? 'ops.charged' : 'ops.owed'}
          />
        </span>
      </div>
      <dl className={styles.facts}>
        {bookingNumber ? (
          <Fact name="ops.reference">
            <span className="ltr nums">{reference}</span>
          </Fact>
        ) : null}
        <Fact name="ops.since">
          <Moment of={about.since} />
        </Fact>
        <Fact name={watched ? 'ops.asks' : 'ops.asked'}>
          <Moment of={about.checkedAt} />
        </Fact>
        {byTransfer ? (
          <Fact name="ops.byTransfer">
            <Amount of={byTransfer} />
          </Fact>
        ) : null}
        {reservation ? (
          <Fact name="ops.reservation">
            <span className="ltr nums">{reservation}</span>
          </Fact>
        ) : null}
        {known
          .filter((fact) => fact !== 'paid' && fact !== 'unpaid')
          .map((fact) => (
            <Fact key={fact} name="ops.known">
              <FormattedMessage id={`ops.known.${fact}`} />
            </Fact>
          ))}
      </dl>
      <div className={`row ${styles.acts}`}>
        {acts.map((act) => (
          <Button
            key={act}
            kind={act === 'read-back' ? 'soft' : 'quiet'}
            size="s"
            onClick={() => onAct(act)}
            aria-describedby={id}
          >
            <FormattedMessage id={`ops.act.${act}`} />
          </Button>
        ))}
      </div>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted tiny">
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A date and time in the site's time zone. */
export function Moment({ of }: { of: string }) {
  const { instantDate, time } = useFormats()
  return (
    <time dateTime={of} className="ltr nums nowrap">
      {instantDate(of)} {time(of)}
    </time>
  )
}
