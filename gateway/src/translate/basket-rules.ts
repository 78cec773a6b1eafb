import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'

type Line = Schemas['CartLineInput']

/** Errors of a basket that the schema of a single line cannot detect, all at once. */
export function basketErrors(lines: readonly Line[]): FieldError[] {
  return lines.flatMap((line, at) => [
    ...keyErrors(lines, line, at),
    ...routeErrors(lines, line, at),
    ...returnErrors(line, at),
    ...mergedLineErrors(line, at),
  ])
}

/** Keys must be unique, because lines are changed and removed by key. */
const keyErrors = (lines: readonly Line[], { key }: Line, at: number) =>
  lines.findIndex((line) => line.key === key) === at
    ? []
    : [{ ...error(at, 'key', 'is the key of an earlier line'), code: 'duplicate' as const }]

/** A basket has one flight for each route (decision 27.4). */
function routeErrors(lines: readonly Line[], line: Line, at: number): FieldError[] {
  if (line.type !== 'flight') return []
  const first = lines.findIndex((other) => other.type === 'flight' && other.route === line.route)
  return first === at ? [] : [error(at, 'route', 'is the route of an earlier flight')]
}

/** A return on the same day must start later. */
function returnErrors(line: Line, at: number): FieldError[] {
  if (line.type !== 'transfer' || line.returnTime === undefined || line.checkOut !== line.checkIn) return []
  return line.returnTime > line.time ? [] : [error(at, 'returnTime', 'must be later than time on the same day')]
}

/**
 * A merged line has one party per room and at most as many offers, because an offer may cover several (decision 27.3).
 */
function mergedLineErrors(line: Line, at: number): FieldError[] {
  if (line.type !== 'hotel') return []
  const { offerIds, paxes, count } = line
  const hasTooManyOffers = offerIds !== undefined && offerIds.length > count
  return [
    ...(hasTooManyOffers ? [error(at, 'offerIds', 'must be at most one for each of count')] : []),
    ...(paxes !== undefined && paxes.length !== count ? [error(at, 'paxes', 'must be one for each of count')] : []),
  ]
}

const error = (at: number, name: string, detail: string): FieldError => ({ pointer: `/value/${at}/${name}`, detail })
