import type { ReactNode } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { LangText } from '../../../parts/LangText.tsx'
import type { SoldRoom } from '../../../parts/provider-hotels/sold.ts'
import { Photo } from '../../../parts/Photo.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { IconName } from '../../../ui/icons/icons.ts'
import styles from './Room.module.css'

/** Id of a room's section; the id of its name adds `-name`. */
export const roomAnchor = (roomId: string) => `room-${roomId}`
export const roomNameId = (roomId: string) => `${roomAnchor(roomId)}-name`

/** A room: picture, name and facts, with its rates below. */
export function Room({ room, muted, children }: { room: SoldRoom; muted: boolean; children: ReactNode }) {
  const { formatMessage } = useIntl()
  const { id, name, picture, capacity, beds, size } = room
  return (
    <article id={roomAnchor(id)} className={styles.room} aria-labelledby={roomNameId(id)} tabIndex={-1}>
      <div className={styles.head}>
        {picture ? <Photo of={picture} muted={muted} /> : null}
        <div>
          <h3 id={roomNameId(id)}>
            <LangText of={name} />
          </h3>
          <ul className={styles.facts}>
            {capacity ? (
              <Fact icon="users">
                {formatMessage({ id: 'hotel.room.upTo' }, { adults: capacity.adults, children: capacity.children })}
              </Fact>
            ) : null}
            {beds ? (
              <Fact icon="bed">
                <LangText of={beds} />
              </Fact>
            ) : null}
            {size === undefined ? null : (
              <Fact icon="building">{formatMessage({ id: 'hotel.room.size' }, { size })}</Fact>
            )}
          </ul>
        </div>
      </div>
      {children}
    </article>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size="s" />
      {children}
    </li>
  )
}
