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
  Sleepers,
  Stay,
} from './facts.tsx'
import type { SoldLine } from './sold-line.ts'

type Fact = ComponentType<{ line: SoldLine }>

/** The facts of each kind of line, one row each; `more` is left out in the brief form. */
const FACTS: Readonly<Record<LineKind, { rows: readonly Fact[]; more?: readonly Fact[] }>> = {
  hotel: { rows: [Room, Stay], more: [Sleepers] },
  daily: { rows: [Day] },
  package: { rows: [Room, Stay] },
  gulet: { rows: [Cabins, Stay] },
  caravan: { rows: [Plan, Stay, Handover], more: [Driver, Deposit] },
  charter: { rows: [Plan, Day] },
  extra: { rows: [Plan, Stay, Handover], more: [Driver, Deposit] },
  transfer: { rows: [Plan, Rides, People], more: [Load, Meeting] },
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
  const { rows, more = [] } = FACTS[kindOf(line)]
  return (brief ? rows : [...rows, ...more]).map((Fact, at) => (
    <div key={at} className={classes(styles.row, className)}>
      <Fact line={line} />
    </div>
  ))
}
