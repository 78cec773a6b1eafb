import { nightsBetween } from '../dates/civil-date.ts'
import { isFlight } from './cart-line.ts'

/**
 * The kinds of basket lines as visitors name them: products, with tours and services split by subtype (decision 38.2).
 */
export const LINE_KINDS = [
  ...(['hotel', 'daily', 'package', 'gulet', 'caravan', 'charter', 'extra', 'transfer', 'flight', 'other'] as const),
]
export type LineKind = (typeof LINE_KINDS)[number]

/** What the count of a line stands for. A flight line covers the whole party, so it has no count (decision 27.4). */
export type LineUnit = 'room' | 'vehicle' | 'caravan' | 'car' | 'group' | 'none'

type Line = { type: string; stype?: string; checkIn?: number; checkOut?: number }

const SERVICES: readonly string[] = ['gulet', 'caravan', 'charter', 'extra', 'daily', 'package', 'transfer', 'flight']

const isKind = (name: string | undefined): name is LineKind => name !== undefined && SERVICES.includes(name)

/** The kind of a line. A tour without a subtype is a package when it lasts more than one night, else a day tour. */
export function kindOf(line: Line): LineKind {
  const { type, stype } = line
  if (isFlight(line)) return 'flight'
  if (type === 'hotel' || type === 'transfer') return type
  if (type === 'tour') return isLong(line) ? 'package' : 'daily'
  return type === 'service' && isKind(stype) ? stype : 'other'
}

function isLong({ stype, checkIn, checkOut }: Line): boolean {
  if (stype === 'package' || stype === 'daily') return stype === 'package'
  return checkIn !== undefined && checkOut !== undefined && nightsBetween(checkIn, checkOut) > 1
}

const UNITS: Readonly<Record<LineKind, LineUnit>> = {
  hotel: 'room',
  daily: 'group',
  package: 'group',
  gulet: 'group',
  caravan: 'caravan',
  charter: 'group',
  extra: 'car',
  transfer: 'vehicle',
  flight: 'none',
  other: 'group',
}

export const unitOf = (line: Line): LineUnit => UNITS[kindOf(line)]

/** The kind that all lines share; `other` when they differ. */
export function soleKindOf(lines: readonly Line[]): LineKind {
  const [kind = 'other', another] = new Set(lines.map(kindOf))
  return another === undefined ? kind : 'other'
}
