import type { ComponentType } from 'react'
import { kindOf, type LineKind } from '../../domain/cart/line-kind.ts'
import { classes } from '../../ui/classes.ts'
import { LazyBags } from './bags/LazyBags.tsx'
import { FlightLegs } from './FlightLegs.tsx'
import styles from './LineFacts.module.css'
import {
  Cabins,
  Day,
  Deposit,
  Driver,
  Handover,
  Load,
  Meeting,
  People,
  Plan,
  Rides,
  Room,
  RoomParties,
  Stay,
} from './facts.tsx'
import type { SoldLine } from './sold-line.ts'

type Fact = ComponentType<{ line: SoldLine }>

/** The facts of each kind of line, each in a row of its own. `details` are left out of the brief form. */
const FACTS: Readonly<Record<LineKind, { rows: readonly Fact[]; details?: readonly Fact[] }>> = {
  hotel: { rows: [Room, Stay], details: [RoomParties] },
  daily: { rows: [Day] },
  package: { rows: [Room, Stay] },
  gulet: { rows: [Cabins, Stay] },
  caravan: { rows: [Plan, Stay, Handover], details: [Driver, Deposit] },
  charter: { rows: [Plan, Day] },
  extra: { rows: [Plan, Stay, Handover], details: [Driver, Deposit] },
  transfer: { rows: [Plan, Rides, People], details: [Load, Meeting] },
  flight: { rows: [FlightLegs, Plan, LazyBags, People] },
  other: { rows: [Plan, Stay] },
}

type LineFactsProps = {
  line: SoldLine
  /** Leaves out details that are shown elsewhere, as beside the checkout. */
  brief?: boolean
  className?: string | undefined
}

/** The facts of a line by its kind: dates, party, variant, rides, meeting point. */
export function LineFacts({ line, brief, className }: LineFactsProps) {
  const { rows, details = [] } = FACTS[kindOf(line)]
  return (brief ? rows : [...rows, ...details]).map((Fact, at) => (
    <div key={at} className={classes(styles.row, className)}>
      <Fact line={line} />
    </div>
  ))
}
