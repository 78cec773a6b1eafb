import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { canAdd } from '../../domain/people/check-party.ts'
import { isChildAge, MAX_ADULTS, MAX_CHILDREN, partySize, type PartyDraft } from '../../domain/people/party.ts'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { AgeFields, ageId } from './AgeFields.tsx'

/** Id of the first age select in a room without a value; undefined if no age is missing. */
export function missingAgeIn(id: string, { children }: PartyDraft): string | undefined {
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
  const translate = (message: string, values?: Record<string, string | number>) =>
    formatMessage({ id: message }, values)
  const { adults, children } = party
  const maximum = (who: 'adult' | 'child', current: number, limit: number) =>
    canAdd(party, who, capacity) ? limit : current
  const full = capacity !== undefined && partySize(party) >= capacity
  const setChildren = (count: number) =>
    onParty({ adults, children: Array.from({ length: count }, (_, child) => children[child]) })
  return (
    <>
      <Stepper
        label={translate('party.adults')}
        note={translate('party.adults.note')}
        less={translate('party.adults.less')}
        more={translate('party.adults.more')}
        min={1}
        max={maximum('adult', adults, MAX_ADULTS)}
        limit={full ? undefined : translate('party.max', { count: MAX_ADULTS })}
        value={adults}
        onChange={(count) => onParty({ adults: count, children })}
      />
      <Stepper
        label={translate('party.children')}
        note={translate('party.children.note')}
        less={translate('party.children.less')}
        more={translate('party.children.more')}
        min={0}
        max={maximum('child', children.length, MAX_CHILDREN)}
        limit={full ? undefined : translate('party.children.limit')}
        value={children.length}
        onChange={setChildren}
      />
      {children.length > 0 ? (
        <AgeFields {...{ id, strict }} ages={children} onAges={(ages) => onParty({ adults, children: ages })} />
      ) : null}
      {full ? <Notice>{translate('party.max', { count: capacity })}</Notice> : null}
    </>
  )
}
