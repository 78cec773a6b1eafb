import type { Request } from './request.ts'

const locale = { currency: 'EUR', culture: 'en-US' }
const transactionId = 'b7d9c2f4-0c7e-4b53-9d0f-2f5a8e6c1d30'

const card = {
  CardNo: '4000000000001091',
  ExpiryMonth: '12',
  ExpiryYear: '2030',
  CardHolderFirstName: 'DEFNE',
  CardHolderLastName: 'AYDIN',
  CvvNo: '123',
}

/** Requests to the payment desk. */
export const payments: Request[] = [
  ...(['paymentOptionList', 'transactionStatusView'] as const).map((operation): Request => ({
    title: operation,
    operation,
    body: { transactionId },
    optional: [],
    wrong: [['transactionId', '']],
  })),
  {
    title: 'a payment option by number',
    operation: 'paymentOptionView',
    body: { transactionId, PaymentOption: 3 },
    optional: [],
    wrong: [
      ['PaymentOption', 'card'],
      ['PaymentOption', 38],
    ],
  },
  {
    title: 'a payment option by text',
    operation: 'paymentOptionView',
    body: { transactionId, PaymentOption: '3' },
    optional: [],
    wrong: [['PaymentOption', '']],
  },
  {
    title: 'payment types',
    operation: 'paymentTypeList',
    body: { transactionId, culture: 'en-US' },
    optional: ['culture'],
    wrong: [['culture', 'en']],
  },
  {
    title: 'a card payment, with everything',
    operation: 'paymentTransactionBegin',
    body: {
      transactionId,
      paymentOption: 3,
      paymentTypeId: '1022',
      successUrl: 'https://shop.example/return?ok=1',
      errorUrl: 'https://shop.example/return?ok=0',
      termsAndConditionsUrl: 'https://shop.example/terms',
      language: 'en',
      accountName: 'Yelkovan',
      deviceType: 'web',
      timeoutSeconds: null,
      makeCommitTransactionAfterPayment: false,
      makeCommitTransactionAfterPaymentAsync: false,
      non3DPayment: null,
      Installment: 1,
      CardInfo: card,
      totalPriceToPay: { amount: '441.50', currency: 'EUR' },
      ...locale,
    },
    optional: [
      'paymentTypeId',
      'successUrl',
      'errorUrl',
      'termsAndConditionsUrl',
      'language',
      'accountName',
      'deviceType',
      'timeoutSeconds',
      'makeCommitTransactionAfterPayment',
      'makeCommitTransactionAfterPaymentAsync',
      'non3DPayment',
      'Installment',
      'CardInfo',
      'totalPriceToPay',
      'currency',
      'culture',
    ],
    wrong: [
      ['paymentOption', '3'],
      ['paymentOption', 44],
      ['successUrl', '/return'],
      ['CardInfo.CardNo', '4000 0000'],
      ['CardInfo.ExpiryMonth', '13'],
      ['CardInfo.CvvNo', undefined],
      ['totalPriceToPay.amount', 441.5],
      ['totalPriceToPay.amount', '-441.50'],
    ],
  },
  {
    title: 'a payment check',
    operation: 'paymentCheck',
    body: { paymentTransactionId: 'p' },
    optional: [],
    wrong: [['paymentTransactionId', 7]],
  },
]
