import type { Answer } from './answer.ts'
import penalties from './fullest/penalties.json' with { type: 'json' }
import reservationList from './fullest/reservation-list.json' with { type: 'json' }
import reservation from './fullest/reservation.json' with { type: 'json' }
import transaction from './fullest/transaction.json' with { type: 'json' }

const price = { amount: 441, currency: 'EUR' }
const booked = { travellers: [], reservationInfo: {}, services: [] }
const bookedNeeds = [
  'reservationData',
  'reservationData.travellers',
  'reservationData.travellers.0.travellerId',
  'reservationData.travellers.0.services.0.id',
  'reservationData.reservationInfo',
  'reservationData.services',
  'reservationData.services.0.id',
]
const transactions = (['transactionBegin', 'serviceAdd', 'serviceRemove', 'reservationInfoSet'] as const).map(
  (operation): Answer => ({
    title: operation,
    operation,
    fullest: transaction,
    smallest: { transactionId: 't', reservationData: booked },
    needs: ['transactionId', ...bookedNeeds],
  }),
)

/** Responses of the booking service. */
export const bookings: Answer[] = [
  ...transactions,
  {
    title: 'commit',
    operation: 'transactionCommit',
    fullest: { reservationNumber: 'YK002576', encryptedReservationNumber: 'e', transactionId: 't' },
    smallest: { reservationNumber: 'YK002576', transactionId: 't' },
    needs: ['reservationNumber', 'transactionId'],
  },
  {
    title: 'reservation',
    operation: 'reservationView',
    fullest: reservation,
    smallest: { reservationNumber: 'YK002576', transactionId: 't', reservationData: booked },
    needs: ['reservationNumber', 'transactionId', ...bookedNeeds],
  },
  {
    title: 'list',
    operation: 'reservationList',
    fullest: reservationList,
    smallest: { reservations: [{ reservationNumber: 'YK002576' }] },
    needs: ['reservations', 'reservations.0.reservationNumber'],
  },
  {
    title: 'penalties',
    operation: 'cancellationPenaltyList',
    fullest: penalties,
    smallest: { cancelPenalties: [{ reason: { id: '2' }, price }] },
    needs: [
      'cancelPenalties',
      'cancelPenalties.0.reason',
      'cancelPenalties.0.reason.id',
      'cancelPenalties.0.price',
      'cancelPenalties.0.services.0.id',
    ],
  },
  {
    title: 'cancel',
    operation: 'reservationCancel',
    fullest: { reservationStatus: 3 },
    smallest: { reservationStatus: 2 },
    needs: ['reservationStatus'],
  },
]
