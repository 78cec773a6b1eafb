import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { kindOf, type LineKind } from '../../domain/cart/line-kind.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import styles from './KindLabel.module.css'
import type { SoldLine } from './sold-line.ts'

type Kind = Pick<SoldLine, 'type' | 'stype' | 'route' | 'direction'>

/** The icon of each kind of line. */
const KIND_ICONS: Readonly<Record<LineKind, IconName>> = {
  hotel: 'bed',
  daily: 'tour',
  package: 'tour',
  gulet: 'gulet',
  caravan: 'caravan',
  charter: 'event',
  extra: 'car',
  transfer: 'transfer',
  flight: 'plane',
  other: 'bag',
}

/**
 * The end of the message id for the direction of a flight, or for a transfer in both directions; undefined for all
 * other lines.
 */
function directionId({ route, direction }: Kind): string | undefined {
  if (route !== undefined) return `flight.${route}`
  return direction === 3 ? 'transfer.3' : undefined
}

/** "Hotel", "Day tour", "Flight, outbound": the kind of a line. */
export function KindLabel({ line, quiet }: { line: Kind; quiet?: boolean }) {
  return (
    <span className={classes(styles.kind, quiet && styles.quiet)}>
      <Icon name={KIND_ICONS[kindOf(line)]} size="s" />
      <KindText line={line} />
    </span>
  )
}

/** The kind as text only. */
export const KindText = ({ line }: { line: Kind }) => (
  <FormattedMessage id={`kind.${directionId(line) ?? kindOf(line)}`} />
)

/** Replaces a missing picture: the icon of the line's kind. */
export function KindTile({ line, className }: { line: Kind; className?: string | undefined }) {
  return (
    <span className={classes(styles.tile, className)}>
      <Icon name={KIND_ICONS[kindOf(line)]} />
    </span>
  )
}
