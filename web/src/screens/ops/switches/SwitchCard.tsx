import { useId } from 'react'
import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Moment } from '../CaseCard.tsx'
import { SwitchName, SwitchPlace } from './SwitchName.tsx'
import cards from '../CaseCard.module.css'

type SwitchCardProps = {
  about: Schema<'OpsSwitch'>
  /** The level of the heading: the cards may stand below a heading of the section. */
  heading: 'h2' | 'h3'
  /** Undefined if the key may not lift the switch. */
  onLift: (() => void) | undefined
}

/** A switch that is set: what it switches and where, who set it, when and why. */
export function SwitchCard({ about, heading: Heading, onLift }: SwitchCardProps) {
  const id = useId()
  const { site, to, note, by, at } = about
  return (
    <article className={cards.card} aria-labelledby={id}>
      <div className={cards.head}>
        <p className={classes(cards.state, to === 'off' ? 'bad' : 'warn')}>
          <Icon name="warn" size="s" />
          <FormattedMessage id={`ops.switch.to.${to}`} />
        </p>
        <Heading id={id} className={cards.number}>
          <SwitchName {...about} />
        </Heading>
        <p>
          <bdi>{note}</bdi>
        </p>
        <p className="muted small">
          <SwitchPlace site={site} /> · <bdi>{by}</bdi> · <Moment of={at} />
        </p>
      </div>
      {onLift ? (
        <div className={cards.sum}>
          <Button kind="soft" size="s" onClick={onLift} aria-describedby={id}>
            <FormattedMessage id="ops.switch.lift" />
          </Button>
        </div>
      ) : null}
    </article>
  )
}
