import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { everybody, type PartyDraft } from '../../domain/people/party.ts'
import { splitText } from '../../domain/people/rooms.ts'
import { Popover, type PopoverTrigger } from '../../ui/overlays/Popover.tsx'
import { SearchField } from '../../ui/search/SearchField.tsx'
import { firstMissingAge, GuestsPanel, type SeveralRooms } from './GuestsPanel.tsx'

type GuestsFieldProps = {
  /** Id of the button; also the prefix for the age selects of the panel. */
  id: string
  /** The party of each room. */
  rooms: readonly PartyDraft[]
  onRooms: (rooms: readonly PartyDraft[]) => void
  /** Whether a missing age is shown as an error. */
  strict: boolean
  onStrict: () => void
  /** The most people a room or price plan allows (decision 37.5). */
  capacity?: number | undefined
  /** Set when several rooms can be searched. */
  several?: SeveralRooms | undefined
}

/**
 * The party: a field that opens a panel with steppers. The panel's button does not close it while an age is missing.
 */
export function GuestsField({ id, rooms, onRooms, strict, onStrict, capacity, several }: GuestsFieldProps) {
  const { formatMessage } = useIntl()
  const { adults, children } = everybody(rooms)
  const count = rooms.length
  const separator = formatMessage({ id: 'list.between' })
  const knownAges = children.filter((age) => age !== undefined)
  const hint =
    knownAges.length < children.length
      ? formatMessage({ id: 'party.ages.choose' })
      : count > 1
        ? formatMessage({ id: 'party.split' }, { count, split: splitText(rooms, separator) })
        : formatMessage(
            { id: 'party.ages' },
            {
              count: knownAges.length,
              ages: knownAges.map((age) => formatMessage({ id: 'party.ages.age' }, { age })).join(separator),
            },
          )
  const closeIfComplete = (close: () => void) => {
    const missingAge = firstMissingAge(id, rooms)
    if (missingAge === undefined) return close()
    onStrict()
    document.getElementById(missingAge)?.focus()
  }
  const field = (trigger: PopoverTrigger) => (
    <SearchField
      {...trigger}
      id={id}
      icon="users"
      label={formatMessage({ id: 'search.guests' })}
      value={formatMessage({ id: 'party.text' }, { adults, children: children.length })}
      hint={hint}
      wide
    />
  )
  return (
    <Popover label={formatMessage({ id: 'search.guests' })} close={formatMessage({ id: 'close' })} trigger={field}>
      {(close) => (
        <GuestsPanel {...{ id, rooms, onRooms, strict, capacity, several }} onDone={() => closeIfComplete(close)} />
      )}
    </Popover>
  )
}
