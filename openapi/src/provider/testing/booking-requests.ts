import reservationInfo from './fullest/reservation-info-request.json' with { type: 'json' }
import type { Request } from './request.ts'

const locale = { currency: 'EUR', culture: 'en-US' }
const wrongLanguage: Request['wrong'] = [
  ['currency', 'eur'],
  ['culture', 'english'],
]
const transactionId = 'b7d9c2f4-0c7e-4b53-9d0f-2f5a8e6c1d30'

/** Requests of a booking up to its commit. */
export const bookings: Request[] = [
  {
    title: 'a transaction of offers',
    operation: 'transactionBegin',
    body: { offerIds: ['13$3$a', '13$3$b'], ...locale },
    optional: ['culture'],
    wrong: [...wrongLanguage, ['offerIds', []], ['reservationNumber', 'YK002576']],
  },
  {
    title: 'a transaction on a reservation',
    operation: 'transactionBegin',
    body: { reservationNumber: 'YK002576', ...locale },
    optional: ['culture'],
    wrong: [['reservationNumber', '']],
  },
  {
    title: 'extras',
    operation: 'serviceAdd',
    body: { transactionId, offers: [{ offerId: '1$4$a', travellers: ['1'] }], ...locale },
    optional: ['culture'],
    wrong: [['offers.0.travellers', [1]]],
  },
  {
    title: 'fewer services',
    operation: 'serviceRemove',
    body: { transactionId, services: ['2'], ...locale },
    optional: ['culture'],
    wrong: [['services', [2]]],
  },
  {
    title: 'travellers, with everything',
    operation: 'reservationInfoSet',
    body: reservationInfo,
    optional: ['customerInfo', 'reservationNote', 'agencyReservationNumber'],
    wrong: [
      ['travellers', []],
      ['travellers.0.isLeader', false],
      ['travellers.0.birthDate', null],
      ['travellers.0.type', 4],
      ['travellers.0.title', 7],
      ['travellers.0.gender', 2],
      ['travellers.0.passengerType', 0],
      ['travellers.0.name', ''],
      ['travellers.0.travellerId', 1],
      ['travellers.0.academicTitle.id', '1'],
      ['travellers.0.nationality.twoLetterCode', 'Germany'],
      ['travellers.0.mobile', '5550100'],
      ['customerInfo.isCompany', 'false'],
    ],
  },
  {
    title: 'a commit on credit',
    operation: 'transactionCommit',
    body: { transactionId, paymentOption: 2 },
    optional: ['paymentOption'],
    wrong: [
      ['paymentOption', '2'],
      ['paymentOption', 38],
    ],
  },
  {
    title: 'a commit of money that was taken',
    operation: 'transactionCommit',
    body: {
      transactionId,
      PaymentInformation: {
        AccountName: 'Yelkovan',
        PaymentTypeId: 6,
        PaymentPrice: { Amount: 441, Curreny: 'EUR' },
        InstallmentCount: '1',
        PaymentDate: '2027-05-02',
        ReceiptType: '0',
        Reference: 'YK-1001-7',
        PaymentToken: 'x',
      },
    },
    optional: ['PaymentInformation'],
    wrong: [
      ['PaymentInformation.PaymentPrice', { Amount: 441, Currency: 'EUR' }],
      ['PaymentInformation.PaymentPrice.Amount', '441'],
      ['PaymentInformation.PaymentPrice.Amount', -441],
      ['PaymentInformation.ReceiptType', '2'],
    ],
  },
]

/** Requests about an existing booking. */
export const afterBooking: Request[] = [
  ...(['reservationView', 'cancellationPenaltyList'] as const).map((operation): Request => ({
    title: operation,
    operation,
    body: { reservationNumber: 'YK002576' },
    optional: [],
    wrong: [['reservationNumber', 2576]],
  })),
  {
    title: 'a list',
    operation: 'reservationList',
    body: {
      culture: 'en-US',
      dateCriterias: [{ type: 1, from: '2027-05-01', to: '2027-05-02' }],
      reservationStatus: 0,
      limit: 300,
      pageRowCount: 100,
      minIndexNumber: 1,
      maxIndexNumber: 100,
    },
    optional: [
      'culture',
      'dateCriterias',
      'reservationStatus',
      'limit',
      'pageRowCount',
      'minIndexNumber',
      'maxIndexNumber',
    ],
    wrong: [
      ['dateCriterias.0.type', 5],
      ['dateCriterias.0.to', 20270502],
      ['reservationStatus', 4],
    ],
  },
  {
    title: 'a cancellation',
    operation: 'reservationCancel',
    body: { reservationNumber: 'YK002576', reason: '2', serviceIds: ['1'] },
    optional: ['serviceIds'],
    wrong: [
      ['reason', 2],
      ['serviceIds', '1'],
    ],
  },
  {
    title: 'fare rules',
    operation: 'fareRuleList',
    body: { transactionId, serviceId: '1', segment: { id: 's1' }, culture: 'en-US' },
    optional: ['culture'],
    wrong: [['segment', 's1']],
  },
]
