import type { Answer } from './answer.ts'
import login from './fullest/login.json' with { type: 'json' }
import paymentOption from './fullest/payment-option.json' with { type: 'json' }
import paymentStep from './fullest/payment-step.json' with { type: 'json' }
import paymentTypes from './fullest/payment-types.json' with { type: 'json' }

/** Responses of login, payment desk and lookups. */
export const desk: Answer[] = [
  {
    title: 'login',
    operation: 'providerLogin',
    fullest: login,
    smallest: { token: 't', expiresOn: '2027-05-02T18:29:18Z' },
    needs: ['token', 'expiresOn'],
  },

  {
    title: 'payment options',
    operation: 'paymentOptionList',
    fullest: { options: [2, 3, 99] },
    smallest: { options: [] },
    needs: ['options'],
  },
  {
    title: 'payment option',
    operation: 'paymentOptionView',
    fullest: paymentOption,
    smallest: { detail: [{ id: '3' }] },
    needs: [
      'detail',
      'detail.0.id',
      'detail.0.options.0.id',
      'detail.0.options.0.paymentTypes.0.id',
      'detail.0.options.0.paymentTypes.0.price',
    ],
  },
  {
    title: 'payment types',
    operation: 'paymentTypeList',
    fullest: paymentTypes,
    smallest: { paymentTypes: [{ id: '1022' }] },
    needs: ['paymentTypes', 'paymentTypes.0.id', 'currencies.0.code'],
  },
  {
    title: 'payment step',
    operation: 'paymentTransactionBegin',
    fullest: paymentStep,
    smallest: { paymentTransactionType: 4, paymentTransactionId: 'p' },
    needs: ['paymentTransactionType', 'paymentTransactionId'],
  },
  {
    title: 'transaction status',
    operation: 'transactionStatusView',
    fullest: { processStatus: 1, status: 1, transactionType: 0 },
    smallest: { processStatus: 0, status: 4 },
    needs: ['processStatus', 'status'],
  },
  {
    title: 'payment check',
    operation: 'paymentCheck',
    fullest: { paymentTransactionId: 'p', status: 1 },
    smallest: { paymentTransactionId: 'p', status: 0 },
    needs: ['paymentTransactionId', 'status'],
  },

  {
    title: 'check-in dates',
    operation: 'checkInDateList',
    fullest: { dates: ['2027-05-21T00:00:00+03:00'] },
    smallest: { dates: [] },
    needs: ['dates'],
  },
  ...(['departurePlaceList', 'arrivalPlaceList'] as const).map((operation): Answer => ({
    title: operation,
    operation,
    fullest: { locations: [{ id: '1201', code: 'IST', name: 'Istanbul', type: 2, countryId: 'TR', provider: 1 }] },
    smallest: { locations: [] },
    needs: ['locations', 'locations.0.id'],
  })),
  {
    title: 'countries',
    operation: 'arrivalCountryList',
    fullest: { countries: [{ id: 'TR', internationalCode: 'TR', name: 'Türkiye' }] },
    smallest: { countries: [] },
    needs: ['countries', 'countries.0.id'],
  },
  {
    title: 'nights',
    operation: 'nightList',
    fullest: { nights: [3, 7] },
    smallest: { nights: [] },
    needs: ['nights'],
  },
  {
    title: 'products',
    operation: 'productList',
    fullest: { products: [{ id: '30211', name: 'Ardıç Bay Hotel' }] },
    smallest: { products: [] },
    needs: ['products', 'products.0.id'],
  },
  {
    title: 'fare rules',
    operation: 'fareRuleList',
    fullest: { rules: [{ code: 'PE', name: 'Penalties', texts: ['Changes cost 30 EUR.'] }] },
    smallest: { rules: [] },
    needs: ['rules'],
  },
  {
    title: 'currencies',
    operation: 'currencyList',
    fullest: { currencies: [{ code: 'EUR', internationalCode: 'EUR', iconText: 'EUR', name: 'Euro' }] },
    smallest: { currencies: [{ code: 'EUR' }] },
    needs: ['currencies', 'currencies.0.code'],
  },
  {
    title: 'nationalities',
    operation: 'nationalityList',
    fullest: { nationalities: [{ id: 'TR', name: 'Türkiye', isdCode: '90', threeLetterCode: 'TUR' }] },
    smallest: { nationalities: [{ id: 'TR' }] },
    needs: ['nationalities', 'nationalities.0.id'],
  },
  {
    title: 'exchange rates',
    operation: 'exchangeRateList',
    fullest: { pairs: [{ baseCurrency: 'EUR', counterCurrency: 'TRY', rate: 49.7281640625 }] },
    smallest: { pairs: [] },
    needs: ['pairs', 'pairs.0.baseCurrency', 'pairs.0.counterCurrency', 'pairs.0.rate'],
  },
  {
    title: 'means of transport (decision 16.12)',
    operation: 'transportationList',
    fullest: { transportations: [{}] },
    smallest: { transportations: [] },
    needs: ['transportations'],
  },
  { title: 'search parameters', operation: 'searchParameterList', fullest: {}, smallest: {}, needs: [] },
]
