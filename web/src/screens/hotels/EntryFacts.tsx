import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { AMENITY_ICONS, isAmenity } from '../../parts/amenities.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './StayEntry.module.css'

/** How many amenities an entry shows. */
const MOST = 2

type EntryFactsProps = {
  boards: readonly Schema<'Board'>[]
  /** The board of the displayed offer. */
  offered: Schema<'Board'> | undefined
  amenities: readonly string[]
}

/** Amenities that almost every hotel has, which come last. */
const COMMON: readonly string[] = ['wifi', 'parking', 'air-conditioning']

/** The amenity that is left out, because the board says it already. */
const IN_BOARD = 'breakfast'

/** The board and the best amenities, in the order of `AMENITY_ICONS`. */
export function EntryFacts({ boards, offered, amenities }: EntryFactsProps) {
  const board = offered ?? boards[0]
  const known = Object.keys(AMENITY_ICONS)
    .filter(isAmenity)
    .filter((key) => key !== IN_BOARD && amenities.includes(key))
  const best = known.toSorted((a, b) => Number(COMMON.includes(a)) - Number(COMMON.includes(b))).slice(0, MOST)
  return (
    <ul className={styles.facts}>
      {board ? (
        <li>
          <Icon name="meal" size="s" />
          <FormattedMessage id={`board.${board}`} />
        </li>
      ) : null}
      {best.map((amenity) => (
        <li key={amenity}>
          <Icon name={AMENITY_ICONS[amenity]} size="s" />
          <FormattedMessage id={`amenity.${amenity}`} />
        </li>
      ))}
    </ul>
  )
}
