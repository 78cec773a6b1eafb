import { useIntl } from 'react-intl'
import { canAdd } from '../../domain/people/check-party.ts'
import {
  isChildAge,
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  partySize,
  type PartyDraft,
} from '../../domain/people/party.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import styles from './GuestsPanel.module.css'

/** Id of the select for a child's age, children counted from 0. */
const ageId = (id: string, child: number) => `${id}-age-${child}`

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
  onDone: () => void
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age)

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
          <div className={styles.ages}>
            {children.map((age, child) => (
              <SelectField
                key={ageId(id, child)}
                id={ageId(id, child)}
                label={say('party.age', { child: child + 1 })}
                value={age ?? ''}
                error={strict && age === undefined ? say('party.age.required') : undefined}
                onChange={({ currentTarget: { value } }) => {
                  onParty({ adults, children: children.with(child, value === '' ? undefined : Number(value)) })
                }}
              >
                <option value="">{say('party.age.choose')}</option>
                {AGES.map((years) => (
                  <option key={years} value={years}>
                    {say('party.age.years', { years })}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
          <p className="small muted">{say('party.age.why')}</p>
        </>
      ) : null}
      {full ? <Notice>{say('party.max', { count: capacity })}</Notice> : null}
      <Button full onClick={onDone}>
        {say('done')}
      </Button>
    </div>
  )
}
