import type { PartyDraft } from '../../domain/people/party.ts'
import { AgeReason } from '../search-bar/AgeFields.tsx'
import { RoomGuests } from '../search-bar/RoomGuests.tsx'
import styles from './PartyPicker.module.css'

type PartyPickerProps = {
  /** The age selects are named after it. */
  id: string
  party: PartyDraft
  onParty: (party: PartyDraft) => void
  /** Whether a missing age is said to be missing. */
  strict: boolean
  /** The most people it takes. */
  capacity: number | undefined
}

/** Who comes along, in the panel itself: each press changes the sum below. */
export const PartyPicker = (props: PartyPickerProps) => (
  <div className={styles.party}>
    <RoomGuests {...props} />
    <AgeReason count={props.party.children.length} />
  </div>
)
