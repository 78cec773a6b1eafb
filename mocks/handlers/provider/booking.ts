import { MessageType } from '@rota/openapi/provider/enums'
import type { Handlers } from '@rota/openapi/provider/handlers'
import { beginWithOffers, beginWithReservation } from '../../world/provider/begin.ts'
import { addServices, hasDuplicate, removeServices, setReservationInfo } from '../../world/provider/change.ts'
import { commit } from '../../world/provider/commit.ts'
import { isPaidAtProvider } from '../../world/provider/provider-payment.ts'
import { ProviderRefusal } from '../../world/provider/wire/refusal.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { answered } from '../provider-wire/envelope.ts'
import { transactionBody } from '../provider-wire/transaction.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** The warning when another reservation looks like the one being made; the transaction continues. */
const DUPLICATE: Wire<'Message'> = {
  id: 30_000_103,
  code: 'DuplicateReservationFound',
  messageType: MessageType.Warning,
  message: 'A similar reservation exists.',
}

type Booking = 'transactionBegin' | 'serviceAdd' | 'serviceRemove' | 'reservationInfoSet' | 'transactionCommit'

/** Operations of openapi/paths/provider/booking.yaml. */
export const booking: Pick<Handlers<ProviderCallContext>, Booking> = {
  transactionBegin: async ({ body, context: { world } }) => {
    const { culture } = body
    const transaction =
      'offerIds' in body
        ? beginWithOffers(body.offerIds, { culture }, world)
        : beginWithReservation(body.reservationNumber, { culture }, world)
    return answered(world, transactionBody(transaction, world))
  },

  serviceAdd: async ({ body, context: { world } }) => answered(world, transactionBody(addServices(body, world), world)),

  serviceRemove: async ({ body, context: { world } }) =>
    answered(world, transactionBody(removeServices(body, world), world)),

  reservationInfoSet: async ({ body, context: { world } }) => {
    const record = setReservationInfo(body, world)
    return answered(world, transactionBody(record, world), hasDuplicate(record, world) ? [DUPLICATE] : [])
  },

  transactionCommit: async ({ body, context: { world } }) => {
    const record = world.transactions.open(body.transactionId)
    const commitsWhenPaid = record.payments.some(({ commits }) => commits)
    if (commitsWhenPaid) {
      throw new ProviderRefusal('TransactionNotOpen', 'The provider commits this transaction itself, once it is paid.')
    }
    const isPaid = body.PaymentInformation !== undefined || isPaidAtProvider(record, world)
    const { booked } = commit(record.id, { isPaid }, world)
    return answered(world, {
      reservationNumber: booked?.number ?? '',
      encryptedReservationNumber: booked?.sealed ?? '',
      transactionId: record.id,
    })
  },
}
