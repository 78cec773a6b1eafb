import { DateCriterionType } from '@rota/openapi/provider/enums'
import { dateInIstanbul, type CivilDate } from '../basics/civil-date.ts'
import type { World } from '../world.ts'
import { dayOf } from './wire/days.ts'
import { daysOf, type TransactionRecord } from './transaction-record.ts'
import { stepsOf } from './penalty.ts'
import type { Wire } from './wire/wire.ts'

type Request = Wire<'ReservationListRequest'>

/**
 * The day of a reservation that a criterion of this type is about. The mock has no option bookings, so the option
 * date is the day of the booking.
 */
function criterionDay(type: number, record: TransactionRecord, world: World): CivilDate {
  const bookedAt = record.booked?.at ?? record.beganAt
  const registered = dateInIstanbul(bookedAt)
  if (type === DateCriterionType.Register || type === DateCriterionType.OptionDate) return registered
  if (type === DateCriterionType.ChangeDate) return dateInIstanbul(record.booked?.changedAt ?? bookedAt)
  if (type === DateCriterionType.ServiceDate) return daysOf(record)[0]
  // The last type is CancellationDeadline: the first day on which cancelling costs something.
  const deadlines = record.services.flatMap(({ offer, leg }) => stepsOf(offer, world, leg).map(({ from }) => from))
  return Math.min(...deadlines.filter((day) => day > 0), daysOf(record)[0])
}

/** Number of rows in a page if the request has no `pageRowCount`. */
const PAGE_ROWS = 100

/**
 * A page of the reservations that match the request, latest first. `total` counts those of all pages, at most `limit`;
 * `first` is the position of the page's first row, from 1.
 */
export function listReservations(
  { dateCriterias = [], reservationStatus, limit, pageRowCount, minIndexNumber, maxIndexNumber }: Request,
  world: World,
): { rows: TransactionRecord[]; total: number; first: number } {
  const matches = world.transactions
    .all()
    .filter(({ booked }) => booked !== undefined)
    .filter(({ booked }) => reservationStatus === undefined || booked?.status === reservationStatus)
    .filter((record) =>
      dateCriterias.every(({ type, from, to }) => {
        const day = criterionDay(type, record, world)
        return dayOf(from) <= day && day <= dayOf(to)
      }),
    )
    .toReversed()
    .slice(0, limit)
  const first = Math.max(1, minIndexNumber ?? 1)
  const last = Math.min(maxIndexNumber ?? matches.length, first - 1 + (pageRowCount ?? PAGE_ROWS))
  return { rows: matches.slice(first - 1, last), total: matches.length, first }
}
