import { Suspense, useRef, useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'
import type { Stay } from '../../../domain/dates/stay.ts'
import { useAdd } from '../../../parts/add-to-cart/use-add.ts'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { preloadable } from '../../../parts/preloadable.ts'
import { SearchStrip } from '../../../parts/search-bar/SearchStrip.tsx'
import { focusTitle } from '../../../parts/focus-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { SearchBar } from '../../../ui/search/SearchBar.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import { ChooseDates } from '../stay/ChooseDates.tsx'
import { Room, roomAnchor } from './Room.tsx'
import { RoomRates } from './RoomRates.tsx'
import styles from './Room.module.css'
import slot from './slot.module.css'
import { largestRoom, type RoomView } from './room-views.ts'
import type { Visit } from '../use-visit.ts'

/** Most stays have rooms, so the code for those without loads later. */
const { Part: NoRooms, load } = preloadable(() => import('./NoRooms.tsx'))
if (import.meta.env.SSR) await load()

/** Loads the code for a stay without rooms. */
export const loadNoRooms = load

type RoomsProps = { hotel: SoldHotel; visit: Visit; views: readonly RoomView[] }

/** The rooms of a hotel for the dates and the party in the URL, which can be changed in place (decision 37.2). */
export function Rooms({ hotel, visit, views }: RoomsProps) {
  const { formatMessage } = useIntl()
  const [editing, setEditing] = useState<'where' | 'stay' | 'guests'>()
  const adding = useAdd(visit.refresh)
  const returning = useRef<string>(undefined)
  const { search, dated, waiting, error, prices } = visit
  const capacity = largestRoom(hotel.rooms)
  // Shown where the first room's rates were expected, so that nothing in view shifts.
  const none = prices && !waiting && prices.rooms.length === 0 ? prices : undefined

  const nothing = (found: NonNullable<Visit['prices']>) => (
    <Suspense fallback={<div className={slot.slot} />}>
      <NoRooms name={hotel.facts.name} visit={visit} prices={found} />
    </Suspense>
  )
  const choose = (roomId: string) => (stay: Stay) => {
    returning.current = roomId
    visit.go({ stay })
    document.getElementById(roomAnchor(roomId))?.focus({ preventScroll: true })
  }
  // The button that asked for dates disappears when prices arrive, so the focus moves to the button that replaces it.
  const isReturn = (roomId: string) => {
    if (returning.current !== roomId) return false
    returning.current = undefined
    return document.activeElement?.id === roomAnchor(roomId)
  }
  return (
    <>
      {visit.repaired ? (
        <Notice tone="warn" className={styles.notice} icon="info">
          {formatMessage({ id: 'hotel.repaired' })}
        </Notice>
      ) : null}
      {dated || editing ? (
        <SearchStrip
          search={search}
          where={false}
          editing={editing}
          onEdit={setEditing}
          onSearch={(next) => {
            visit.go(next)
            focusTitle('#rooms h2')
          }}
          {...(capacity === undefined ? {} : { capacity })}
        />
      ) : (
        <Undated
          onStay={(stay) => {
            visit.go({ stay })
            focusTitle('#rooms h2')
          }}
        />
      )}
      <output className="sr">
        {waiting ? formatMessage({ id: 'hotel.rooms.waiting' }) : none ? formatMessage({ id: 'hotels.empty' }) : null}
      </output>
      {error ? (
        <div className={styles.notice}>
          <Failure error={error} retry={visit.refresh} />
        </div>
      ) : null}
      {none && views.length === 0 ? nothing(none) : null}
      {views.map((view, at) => (
        <Room key={view.room.id} room={view.room} muted={dated && !waiting && !error && isGone(view)}>
          {dated ? (
            error ? null : none && at === 0 ? (
              nothing(none)
            ) : (
              <RoomRates {...{ view, hotelId: hotel.facts.id, visit, adding, isReturn }} />
            )
          ) : (
            <div className="row between">
              <span className="soft">{formatMessage({ id: 'cart.date.required' })}</span>
              <ChooseDates onStay={choose(view.room.id)}>
                {(trigger) => (
                  <Button kind="soft" size="s" {...trigger}>
                    {formatMessage({ id: 'hotel.chooseDates' })}
                  </Button>
                )}
              </ChooseDates>
            </div>
          )}
        </Room>
      ))}
    </>
  )
}

const isGone = ({ plans }: RoomView) => plans.every(({ availability }) => availability === 3)

/** Replaces the search strip until dates are chosen: says so, and opens the calendar. */
function Undated({ onStay }: { onStay: (stay: Stay) => void }) {
  const { formatMessage } = useIntl()
  return (
    <ChooseDates onStay={onStay}>
      {(trigger) => (
        <SearchBar
          kind="strip"
          action={
            <Button size="s" {...trigger}>
              {formatMessage({ id: 'hotel.chooseDates' })}
            </Button>
          }
        >
          <SearchField
            {...trigger}
            icon="calendar"
            label={formatMessage({ id: 'search.stay' })}
            value={formatMessage({ id: 'cart.date.required' })}
          />
        </SearchBar>
      )}
    </ChooseDates>
  )
}
