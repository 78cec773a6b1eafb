import { useMemo } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { countriesIn } from '../../domain/people/countries.ts'
import { everybody, type PartyDraft } from '../../domain/people/party.ts'
import { MAX_ROOMS } from '../../domain/people/room-code.ts'
import { allocate, splitText } from '../../domain/people/rooms.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stepper } from '../../ui/fields/Stepper.tsx'
import { AgeReason } from './AgeFields.tsx'
import styles from './GuestsPanel.module.css'
import { missingAgeIn, RoomGuests } from './RoomGuests.tsx'

/** Prefix for the ids of a room's selects; rooms are counted from 0. */
const roomId = (id: string, room: number) => (room === 0 ? id : `${id}-room-${room}`)

/** Id of the first age select without a value in any room; undefined if no age is missing. */
export const firstMissingAge = (id: string, rooms: readonly PartyDraft[]): string | undefined =>
  rooms.map((party, at) => missingAgeIn(roomId(id, at), party)).find((found) => found !== undefined)

/** Additional inputs of provider searches: several rooms, and the lead guest's nationality. */
export type SeveralRooms = { nationality: string; onNationality: (country: string) => void }

type GuestsPanelProps = {
  id: string
  rooms: readonly PartyDraft[]
  onRooms: (rooms: readonly PartyDraft[]) => void
  strict: boolean
  capacity: number | undefined
  several: SeveralRooms | undefined
  onDone: () => void
}

/**
 * The panel of the guests field: rooms and the people in each, and why the ages of children are asked (decision 35.4).
 */
export function GuestsPanel({ id, rooms, onRooms, strict, capacity, several, onDone }: GuestsPanelProps) {
  const { formatMessage } = useIntl()
  const children = everybody(rooms).children.length
  const isOne = rooms.length === 1
  return (
    <div className={styles.panel}>
      {several ? <RoomCount rooms={rooms} onRooms={onRooms} /> : null}
      {rooms.map((party, at) => {
        const fields = (
          <RoomGuests
            key={roomId(id, at)}
            id={roomId(id, at)}
            party={party}
            onParty={(changed) => onRooms(rooms.with(at, changed))}
            strict={strict}
            capacity={capacity}
          />
        )
        return isOne ? (
          fields
        ) : (
          <fieldset key={roomId(id, at)} className={styles.room}>
            <legend>{formatMessage({ id: 'party.room' }, { room: at + 1 })}</legend>
            {fields}
          </fieldset>
        )
      })}
      <AgeReason count={children} />
      {several ? <Nationality id={id} {...several} /> : null}
      <Button full onClick={onDone}>
        {formatMessage({ id: 'done' })}
      </Button>
    </div>
  )
}

/** The number of rooms, and how the people are distributed: "2 rooms: 2+1, 2+0". */
function RoomCount({ rooms, onRooms }: Pick<GuestsPanelProps, 'rooms' | 'onRooms'>) {
  const { formatMessage } = useIntl()
  const count = rooms.length
  return (
    <>
      <Stepper
        label={formatMessage({ id: 'party.rooms.label' })}
        note={formatMessage({ id: 'party.rooms.note' }, { count: MAX_ROOMS })}
        less={formatMessage({ id: 'party.rooms.less' })}
        more={formatMessage({ id: 'party.rooms.more' })}
        min={1}
        max={MAX_ROOMS}
        limit={formatMessage({ id: 'party.rooms.limit' }, { count: MAX_ROOMS })}
        value={count}
        onChange={(wanted) => onRooms(allocate(rooms, wanted))}
      />
      {count > 1 ? (
        <output className={styles.split}>
          {formatMessage(
            { id: 'party.split' },
            { count, split: splitText(rooms, formatMessage({ id: 'list.between' })) },
          )}
          <small className="muted">{formatMessage({ id: 'party.split.note' })}</small>
        </output>
      ) : null}
    </>
  )
}

/** The lead guest's nationality, on sites whose hotels the provider prices; its hint says why it is asked (35.11). */
function Nationality({ id, nationality, onNationality }: SeveralRooms & { id: string }) {
  const { formatMessage } = useIntl()
  const { intl } = LOCALES[useLocale()]
  const countries = useMemo(() => countriesIn(intl), [intl])
  return (
    <SelectField
      id={`${id}-nationality`}
      label={formatMessage({ id: 'party.nationality' })}
      hint={formatMessage({ id: 'party.nationality.why' })}
      value={nationality}
      onChange={({ currentTarget: { value } }) => onNationality(value)}
    >
      {countries.map(({ iso, name }) => (
        <option key={iso} value={iso}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
