import { Availability } from '@rota/openapi/agency/enums'
import { flightLine } from '../lines/flight-line.ts'
import { asPackages } from '../lines/flight-package.ts'
import { hotelLine } from '../lines/hotel-line.ts'
import { rideLine } from '../lines/ride-line.ts'
import { roomOfferLine } from '../lines/room-offer-line.ts'
import { serviceLine } from '../lines/service-line.ts'
import { tourLine } from '../lines/tour-line.ts'
import { goneLine, normalised, type Line, type PricingContext, type LineRequest } from '../lines/line-request.ts'
import { centsOf, money } from '../basics/money.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import { tourOf } from '../catalogue/tour-list.ts'

/** A line of any type at its current price. A sold-out line is refused or returned as not available, by its type. */
function currentLine(request: LineRequest, context: PricingContext): Line {
  switch (request.type) {
    case 'hotel':
      return request.offerId === undefined && request.offerIds === undefined
        ? hotelLine(request, context)
        : roomOfferLine(request, context)
    case 'service':
      return serviceLine(request, context)
    case 'flight':
      return flightLine(request, context)
    case 'transfer':
      return rideLine(request, context)
    case 'tour': {
      const tour = tourOf(request.id)
      if (tour) return tourLine(tour, request, context)
    }
  }
  throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
}

const IDENTITY_FIELDS = [
  'key',
  'type',
  'id',
  'checkIn',
  'checkOut',
  'direction',
  'time',
  'offerId',
  'offerIds',
] as const

/** The properties that identify a line; the count is not one of them. */
const identityOf = (request: LineRequest) =>
  JSON.stringify([
    ...IDENTITY_FIELDS.map((name) => request[name]),
    request.room?.id,
    request.pricePlan?.id,
    normalised(request.pax),
  ])

/**
 * A new basket with all lines priced now. Refuses a line that is not sold here (`not-found`), does not fit its party
 * (`over-capacity`) or is sold out (`sold-out`). A line that the previous basket already has, in at least the same
 * count, stays when it is sold out, expired or no longer sold, marked as not available: otherwise the visitor could not
 * change the other lines. A higher count is treated as a new line.
 */
export function fillBasket(requests: readonly LineRequest[], before: readonly Line[], context: PricingContext): Line[] {
  const lines = requests.map((request) => {
    const previousLine = before.find((line) => identityOf(request) === identityOf(line) && request.count <= line.count)
    if (previousLine) return currentOrLastLine(previousLine, request, context)
    const line = currentLine(request, context)
    if (line.availability === Availability.NotAvailable) throw new Refusal('sold-out', 'There is nothing of it left.')
    return line
  })
  return asPackages(lines, context)
}

/**
 * The basket at current prices. Lines that are no longer sold are marked as not available and stay in the sum. A line
 * that does not fit its party is refused (`over-capacity`).
 */
export function repriceBasket(lines: readonly Line[], context: PricingContext): Line[] {
  return asPackages(
    lines.map((line) => currentOrLastLine(line, line, context)),
    context,
  )
}

/**
 * A basket line at its current price, or at its last price and marked as not available when it is no longer sold.
 * Throws the refusal `over-capacity`.
 */
function currentOrLastLine(line: Line, request: LineRequest, context: PricingContext): Line {
  try {
    return currentLine(request, context)
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason === 'over-capacity') throw error
    return { ...line, ...goneLine(line, request.count), availability: Availability.NotAvailable }
  }
}

/** The total of all lines. */
export const totalOf = (lines: readonly Line[]): Schema<'Money'> =>
  money(lines.reduce((sum, line) => sum + centsOf(line.total.value), 0))
