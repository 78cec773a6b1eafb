import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Popover, type PopoverTrigger } from '../../../ui/overlays/Popover.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { missingAgeIn } from '../RoomGuests.tsx'
import { LoadPanel, type LoadDraft } from './LoadPanel.tsx'

type LoadFieldProps = {
  id: string
  load: LoadDraft
  onLoad: (load: LoadDraft) => void
  /** Whether a missing age is shown as an error. */
  strict: boolean
  onStrict: () => void
}

/** The party and its bags. The panel's button does not close it while an age is missing. */
export function LoadField({ id, load, onLoad, strict, onStrict }: LoadFieldProps) {
  const { formatMessage } = useIntl()
  const { party, bags, childSeats } = load
  const closeIfComplete = (close: () => void) => {
    const missingAge = missingAgeIn(id, party)
    if (missingAge === undefined) return close()
    onStrict()
    document.getElementById(missingAge)?.focus()
  }
  const people = party.adults + party.children.length
  const field = (trigger: PopoverTrigger) => (
    <SearchField
      {...trigger}
      id={id}
      icon="users"
      label={formatMessage({ id: 'ride.load' })}
      value={formatMessage({ id: 'ride.load.text' }, { people, bags })}
      hint={formatMessage({ id: 'ride.load.seats' }, { count: childSeats })}
    />
  )
  return (
    <Popover label={formatMessage({ id: 'ride.load' })} close={formatMessage({ id: 'close' })} trigger={field}>
      {(close) => <LoadPanel {...{ id, load, onLoad, strict }} onDone={() => closeIfComplete(close)} />}
    </Popover>
  )
}
