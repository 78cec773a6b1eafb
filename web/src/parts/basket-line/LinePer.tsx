import { FormattedMessage } from 'react-intl'
import { kindOf } from '../../domain/cart/line-kind.ts'
import { NightsText, PartyText } from '../wordings.tsx'
import type { SoldLine } from './sold-line.ts'

/** What the price of a line is for: its nights, its vehicle, or its people. */
export function LinePer({ line }: { line: SoldLine }) {
  const { pax, checkIn, checkOut } = line
  const kind = kindOf(line)
  if (kind === 'transfer') return <FormattedMessage id="line.perVehicle" />
  const isByNight = kind !== 'daily' && kind !== 'charter' && kind !== 'flight'
  if (isByNight && checkIn !== undefined && checkOut !== undefined) return <NightsText stay={{ checkIn, checkOut }} />
  return <PartyText party={pax} />
}
