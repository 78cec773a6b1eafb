import type { Schema } from '../../api/operations.ts'
import type { PartyDraft } from '../../domain/people/party.ts'
import { AgeReason } from '../search-bar/AgeFields.tsx'
import { RoomGuests } from '../search-bar/RoomGuests.tsx'
import styles from './PartyPicker.module.css'

type PartyPickerProps = {
  /** Prefix for the ids of the age selects. */
  id: string
  party: PartyDraft
  onParty: (party: PartyDraft) => void
  /** Whether a missing age is shown as an error. */
  strict: boolean
  /** The maximum number of people. */
  capacity: number | undefined
  /** What is booked: it decides what the ages of children are asked for. */
  kind: Schema<'ServiceFacts'>['kind']
}

/** The party, chosen directly in the panel: each press updates the price below. */
export const PartyPicker = ({ kind, ...props }: PartyPickerProps) => (
  <div className={styles.party}>
    <RoomGuests {...props} />
    <AgeReason count={props.party.children.length} kind={kind} />
  </div>
)
