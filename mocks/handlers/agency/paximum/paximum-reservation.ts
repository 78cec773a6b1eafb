import type { Handlers } from '@rota/openapi/agency/handlers'
import { moneyIn } from '../../../world/paximum/currency.ts'
import {
  cancelHeld,
  reservationOf,
  reservationRows,
  reservationView,
  rowOf,
} from '../../../world/paximum/reservations.ts'
import type { CallContext } from '../../call-context.ts'

/**
 * Operations of openapi/paths/agency/paximum/reservation.yaml. Only partners call them, so the session is not checked.
 */
export const paximumReservation: Pick<
  Handlers<CallContext>,
  'reservationList' | 'reservationDetail' | 'reservationCancel'
> = {
  reservationList: async ({ body, context: { world } }) => ({
    status: 200,
    body: { items: reservationRows(body, world) },
  }),

  reservationDetail: async ({ path, context: { world } }) => ({
    status: 200,
    body: { items: reservationView(reservationOf(path.id, world), world) },
  }),

  reservationCancel: async ({ path, context: { world } }) => {
    const { id } = reservationOf(path.id, world)
    const cancelled = world.transactions.held.change(id, (record) => cancelHeld(record, world))
    const { reservationNumber, reservationStatus } = rowOf(cancelled, world)
    const penalty = moneyIn(cancelled.booked?.penalty ?? 0, cancelled.currency)
    return { status: 200, body: { items: { reservationNumber, reservationStatus, penalty } } }
  },
}
