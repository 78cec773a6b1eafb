import { refine } from '../../../domain/listing/address.ts'
import { checkParty, type PartyField } from '../../../domain/people/check-party.ts'
import { normaliseParty, type PartyDraft } from '../../../domain/people/party.ts'
import type { Problem } from '../../../domain/problem.ts'
import { checkRides, type RideField } from '../../../domain/transfers/check-rides.ts'
import type { Now } from '../../../domain/transfers/is-over.ts'
import type { RideTime, TransferSearch } from '../../../domain/transfers/transfer-search.ts'

/** One end of the ride while it is being filled in: `id` is set once a place has been chosen. */
export type EndDraft = { id?: string | undefined; text: string }

/** A transfer search while it is being filled in. */
export type TransferDraft = {
  from: EndDraft
  to: EndDraft
  out: RideTime
  back?: RideTime | undefined
  party: PartyDraft
  bags: number
  childSeats: number
}
export type TransferField = 'from' | 'to' | RideField | PartyField

/** The draft of a search; `names` are the names of its places in the page's language. */
export function transferDraft(search: TransferSearch, names: { from: string; to: string }): TransferDraft {
  const { from, to, out, back, party, bags, childSeats } = search
  return { from: { id: from, text: names.from }, to: { id: to, text: names.to }, out, back, party, bags, childSeats }
}

/**
 * The draft of a ride after its search has changed outside the form. Only changed values are taken over: a day that was
 * chosen but not searched yet stays when only the time has changed.
 */
const followRide = (draft: RideTime, before: RideTime | undefined, after: RideTime): RideTime => ({
  ...draft,
  ...(before?.date === after.date ? {} : { date: after.date }),
  ...(before?.time === after.time ? {} : { time: after.time }),
})

const isSameTime = (a: RideTime | undefined, b: RideTime | undefined) => a?.date === b?.date && a?.time === b?.time

/**
 * The draft after its search has changed outside the form: days, times and child seats that have changed are taken
 * over, all other typed values stay.
 */
export function followDraft(draft: TransferDraft, before: TransferSearch, after: TransferSearch): TransferDraft {
  const { out, back } = after
  return {
    ...draft,
    out: followRide(draft.out, before.out, out),
    // A return that was removed in the form comes back when the search gives it another time, with the search's day.
    ...(isSameTime(before.back, back) ? {} : { back: back && followRide(draft.back ?? back, before.back, back) }),
    ...(before.childSeats === after.childSeats ? {} : { childSeats: after.childSeats }),
  }
}

const isBlank = ({ date, time }: RideTime) => date === undefined && time === undefined

/**
 * The problems of a draft, in the order of the fields. Both places are required. Days may be open, because prices do
 * not depend on them; with `strict` they may not, because adding a vehicle to the basket requires them.
 * `search.invalid` is 'Please enter valid inputs' (decision 35.8).
 */
export function checkTransfer(draft: TransferDraft, now: Now, strict = false): Problem<TransferField>[] {
  const { from, to, out, back, party } = draft
  const isOpen = !strict && isBlank(out) && (!back || isBlank(back))
  return [
    ...(from.id === undefined ? [{ field: 'from', problem: 'search.invalid' } as const] : []),
    ...(to.id === undefined ? [{ field: 'to', problem: 'search.invalid' } as const] : []),
    ...(isOpen ? [] : checkRides({ out, back }, now)),
    ...checkParty(party),
  ]
}

/** Whether an end of the route is the same as in the previous search, or was open there. */
const stays = ({ id }: EndDraft, before: string | undefined) => before === undefined || before === id

const flightOf = (ride: RideTime | undefined) => ({ flight: ride?.flight, flightTime: ride?.flightTime })

/**
 * Makes the search of a draft without problems. Another route starts without a vehicle and without flights (decision
 * 38.7). The same route keeps the flights of the previous search, which may have been typed below the form meanwhile. A
 * route whose open end has been filled in counts as the same for its flights.
 */
export function transferSearchOf(draft: TransferDraft, before: TransferSearch): TransferSearch {
  const { from, to, out, back, party, bags, childSeats } = draft
  const isSameRoute = from.id === before.from && to.id === before.to
  const flown = stays(from, before.from) && stays(to, before.to) ? before : undefined
  return refine(before, {
    from: from.id,
    to: to.id,
    out: { ...out, ...flightOf(flown?.out) },
    back: back && { ...back, ...flightOf(flown?.back) },
    party: normaliseParty({ ...party, children: party.children.filter((age) => age !== undefined) }),
    bags,
    childSeats,
    ride: isSameRoute ? before.ride : undefined,
  })
}
