import type { Schema } from '../../../api/operations.ts'
import { roomsOf, type VisitSearch } from '../../../domain/hotels/visit.ts'
import { partySize, type Party } from '../../../domain/people/party.ts'
import type { SoldPlan, SoldRoom, SoldRoomPrice } from '../../../parts/provider-hotels/sold.ts'

type Room = SoldRoom
type Plan = SoldPlan

/** A room with its plans, and whether the party fits into it. */
export type RoomView = { room: Room; fits: boolean; plans: readonly Plan[] }

/** Whether a party fits into a room (decision 37.5). */
export function fitsRoom({ adults, children, total }: Schema<'Room'>['capacity'], party: Party): boolean {
  return party.adults <= adults && party.children.length <= children && partySize(party) <= total
}

/**
 * The rooms of a hotel in its own order, with those too small for the party last. A room without prices has no plans:
 * it is sold out, or its prices are still loading.
 */
export function roomViews(
  rooms: readonly Room[],
  prices: readonly SoldRoomPrice[],
  search: Pick<VisitSearch, 'party' | 'more'>,
): RoomView[] {
  const fitsAll = ({ capacity }: Room) =>
    capacity === undefined || roomsOf(search).every((party) => fitsRoom(capacity, party))
  const views = rooms.map((room) => ({
    room,
    fits: fitsAll(room),
    plans: prices.find(({ id }) => id === room.id)?.plans ?? [],
  }))
  return [...views.filter(({ fits }) => fits), ...views.filter(({ fits }) => !fits)]
}

/** The rooms of a hotel, plus those that appear only in its offers. */
export const withNamed = (rooms: readonly Room[], named: readonly Room[] = []): Room[] => [
  ...rooms,
  ...named.filter(({ id }) => !rooms.some((room) => room.id === id)),
]

/** What a plan includes and when it is paid; plans with equal terms differ only in name and price. */
function termsOf({ availability, offer }: Plan): string {
  const { board, boardName, cancellation, total, payNow, payLater, payLaterBy, payAtHotel } = offer
  const share = payLater ? payNow.value / total.value : 1
  const atHotel = payAtHotel && [payAtHotel.value, payAtHotel.currency]
  return JSON.stringify([
    availability,
    board ?? boardName,
    cancellation.refundable,
    cancellation.freeUntil,
    share,
    payLaterBy,
    atHotel,
  ])
}

/**
 * The plans of a room, reduced to the cheapest of those with equal terms, because nobody would choose a dearer one that
 * differs only in name. Plans for which `isKept` is true, because they are in the basket, stay as well, at the end: the
 * basket loads last, and a row added above others would move them away from a press.
 */
export function distinctPlans(plans: readonly Plan[], isKept: (plan: Plan) => boolean): Plan[] {
  const groups = Map.groupBy(plans, termsOf)
  const cheapest = (plan: Plan) => groups.get(termsOf(plan))?.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  const distinct = plans.filter((plan) => plan === cheapest(plan))
  return [...distinct, ...plans.filter((plan) => isKept(plan) && !distinct.includes(plan))]
}

/** The cheapest available plan, preferring free cancellation on a tie; the first plan if none is available. */
export function cheapestOf(plans: readonly Plan[]): Plan | undefined {
  const open = plans.filter(({ availability }) => availability !== 3)
  const [best] = open.toSorted((a, b) => priceOf(a) - priceOf(b) || Number(isFree(b)) - Number(isFree(a)))
  return best ?? plans[0]
}

const isFree = ({ offer }: Plan) => offer.cancellation.refundable
const priceOf = ({ offer }: Plan) => offer.total.value

/** The largest capacity of any room of a hotel. */
export function largestRoom(rooms: readonly Room[]): number | undefined {
  const totals = rooms.flatMap(({ capacity }) => (capacity ? [capacity.total] : []))
  return totals.length === 0 ? undefined : Math.max(...totals)
}

/** The lowest available total; undefined when nothing is available. */
export function lowestTotal(views: readonly RoomView[]): Schema<'Money'> | undefined {
  const open = views.flatMap(({ fits, plans }) => (fits ? plans.filter(({ availability }) => availability !== 3) : []))
  return open.map(({ offer }) => offer.total).toSorted((a, b) => a.value - b.value)[0]
}
