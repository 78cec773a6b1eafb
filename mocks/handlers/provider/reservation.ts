import type { Handlers } from '@rota/openapi/provider/handlers'
import { advance } from '../../world/provider/provider-payment.ts'
import { listReservations } from '../../world/provider/reservations.ts'
import { cancel } from '../../world/provider/penalty.ts'
import { answered } from '../provider-wire/envelope.ts'
import { penalties } from '../provider-wire/penalties.ts'
import { reservationRow } from '../provider-wire/reservation-row.ts'
import { reservationBody } from '../provider-wire/transaction.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

type Reservation = 'reservationView' | 'reservationList' | 'cancellationPenaltyList' | 'reservationCancel'

/** Operations of openapi/paths/provider/reservation.yaml. */
export const reservation: Pick<Handlers<ProviderCallContext>, Reservation> = {
  reservationView: async ({ body, context: { world } }) => {
    const { id } = world.transactions.byNumber(body.reservationNumber)
    return answered(world, reservationBody(advance(id, world), world))
  },

  reservationList: async ({ body, context: { world } }) => {
    const { rows, total, first } = listReservations(body, world)
    return answered(world, {
      reservations: rows.map((record, index) => reservationRow(record, first + index, world)),
      totalCount: total,
      minIndexNumber: first,
      maxIndexNumber: first + rows.length - 1,
    })
  },

  cancellationPenaltyList: async ({ body, context: { world } }) =>
    answered(world, { cancelPenalties: penalties(world.transactions.byNumber(body.reservationNumber), world) }),

  reservationCancel: async ({ body, context: { world } }) => {
    const { booked } = cancel(body.reservationNumber, body.reason, body.serviceIds, world)
    return answered(world, { reservationStatus: booked?.status ?? 0 })
  },
}
