import { useIntl } from 'react-intl'
import { canAdd } from '../../domain/people/check-party.ts'
import { isChildAge, MAX_ADULTS, MAX_CHILDREN, partySize, type PartyDraft } from '../../domain/people/party.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { AgeFields, ageId } from './AgeFields.tsx'
import styles from './GuestsPanel.module.css'

/** Id of the first age that has not been chosen. */
export function firstAgeless(id: string, { children }: PartyDraft): string | undefined {
  const child = children.findIndex((age) => !isChildAge(age))
  return child < 0 ? undefined : ageId(id, child)
}

type GuestsPanelProps = {
  id: string
  party: PartyDraft
  onParty: (party: PartyDraft) => void
  strict: boolean
  capacity: number | undefined
  /** Leaves the panel; without it the fields stand in the page. */
  onDone?: () => void
}

/** Adults, children and the age of each child, "the why-we-ask hint" and the limit before the press (decision 35.4). */
export function GuestsPanel({ id, party, onParty, strict, capacity, onDone }: GuestsPanelProps) {
  const { formatMessage } = useIntl()
  const say = (message: string, values?: Record<string, string | number>) => formatMessage({ id: message }, values)
  const { adults, children } = party
  const most = (who: 'adult' | 'child', now: number, limit: number) => (canAdd(party, who, capacity) ? limit : now)
  const full = capacity !== undefined && partySize(party) >= capacity
  const setChildren = (count: number) =>
    onParty({ adults, children: Array.from({ length: count }, (_, child) => children[child]) })
  return (
    <div className={styles.panel}>
      <Stepper
        label={say('party.adults')}
        note={say('party.adults.note')}
        less={say('party.adults.less')}
        more={say('party.adults.more')}
        min={1}
        max={most('adult', adults, MAX_ADULTS)}
        limit={full ? undefined : say('party.max', { count: MAX_ADULTS })}
        value={adults}
        onChange={(count) => onParty({ adults: count, children })}
      />
      <Stepper
        label={say('party.children')}
        note={say('party.children.note')}
        less={say('party.children.less')}
        more={say('party.children.more')}
        min={0}
        max={most('child', children.length, MAX_CHILDREN)}
        limit={full ? undefined : say('party.children.limit')}
        value={children.length}
        onChange={setChildren}
      />
      {children.length > 0 ? (
        <>
          <AgeFields {...{ id, strict }} ages={children} onAges={(ages) => onParty({ adults, children: ages })} />
          <p className="small muted">{say('party.age.why')}</p>
        </>
      ) : null}
      {full ? <Notice>{say('party.max', { count: capacity })}</Notice> : null}
      {onDone ? (
        <Button full onClick={onDone}>
          {say('done')}
        </Button>
      ) : null}
    </div>
  )
}
