import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { kindOf } from '../../domain/cart/line-kind.ts'
import { nightsBetween } from '../../domain/dates/civil-date.ts'
import { NightsText, PartyText } from '../wordings.tsx'
import { FliersText } from './FliersText.tsx'
import type { SoldLine } from './sold-line.ts'

/** What the price of a line is for: its nights or days, its vehicle, or its people. */
export function LinePer({ line }: { line: SoldLine }) {
  const { pax, fliers, checkIn, checkOut } = line
  const kind = kindOf(line)
  if (kind === 'transfer') return <FormattedMessage id="line.perVehicle" />
  if (fliers) return <FliersText fliers={fliers} />
  if (kind === 'daily' || kind === 'charter' || kind === 'flight' || checkIn === undefined || checkOut === undefined)
    return <PartyText party={pax} />
  // Cars and caravans are priced per day.
  if (kind === 'extra' || kind === 'caravan')
    return <FormattedMessage id="line.days" values={{ count: nightsBetween(checkIn, checkOut) }} />
  return <NightsText stay={{ checkIn, checkOut }} />
}
