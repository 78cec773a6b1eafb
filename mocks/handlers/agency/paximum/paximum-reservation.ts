import type { Handlers } from '@rota/openapi/agency/handlers'
import { moneyIn } from '../../../world/paximum/currency.ts'
import { bookedAs, cancelBooked, reservationRows, reservationView, rowOf } from '../../../world/paximum/reservations.ts'
import type { Visit } from '../../visit.ts'

/** Operations of openapi/paths/agency/paximum-reservation.yaml: a partner's, so whose session calls does not matter. */
export const paximumReservation: Pick<
  Handlers<Visit>,
  'reservationList' | 'reservationDetail' | 'reservationCancel'
> = {
  reservationList: async ({ body, world: { world } }) => ({
    status: 200,
    body: { items: reservationRows(world.paximum.booked(), body) },
  }),

  reservationDetail: async ({ path, world: { world } }) => ({
    status: 200,
    body: { items: reservationView(bookedAs(world.paximum.booked(), path.id)) },
  }),

  reservationCancel: async ({ path, world: { world } }) => {
    const { paximum, clock } = world
    const { id } = bookedAs(paximum.booked(), path.id)
    const cancelled = paximum.change(id, (record) => cancelBooked(record, clock.now()))
    const { reservationNumber, reservationStatus } = rowOf(cancelled)
    const penalty = moneyIn(cancelled.booked?.penalty ?? 0, cancelled.currency)
    return { status: 200, body: { items: { reservationNumber, reservationStatus, penalty } } }
  },
}
