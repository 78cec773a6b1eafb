import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { canAdd } from '../../domain/people/check-party.ts'
import { isChildAge, MAX_ADULTS, MAX_CHILDREN, partySize, type PartyDraft } from '../../domain/people/party.ts'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { AgeFields, ageId } from './AgeFields.tsx'

/** Id of the first missing age in a room. */
export function agelessIn(id: string, { children }: PartyDraft): string | undefined {
  const child = children.findIndex((age) => !isChildAge(age))
  return child < 0 ? undefined : ageId(id, child)
}

export type RoomGuestsProps = {
  /** Prefix of the selects' ids. */
  id: string
  party: PartyDraft
  onParty: (party: PartyDraft) => void
  /** Whether a missing age is shown as an error. */
  strict: boolean
  capacity: number | undefined
}

/** Adults, children and children's ages of one room; limits are visible before the press (decision 35.4). */
export function RoomGuests({ id, party, onParty, strict, capacity }: RoomGuestsProps) {
  const { formatMessage } = useIntl()
  const say = (message: string, values?: Record<string, string | number>) => formatMessage({ id: message }, values)
  const { adults, children } = party
  const most = (who: 'adult' | 'child', now: number, limit: number) => (canAdd(party, who, capacity) ? limit : now)
  const full = capacity !== undefined && partySize(party) >= capacity
  const setChildren = (count: number) =>
    onParty({ adults, children: Array.from({ length: count }, (_, child) => children[child]) })
  return (
    <>
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
        <AgeFields {...{ id, strict }} ages={children} onAges={(ages) => onParty({ adults, children: ages })} />
      ) : null}
      {full ? <Notice>{say('party.max', { count: capacity })}</Notice> : null}
    </>
  )
}
