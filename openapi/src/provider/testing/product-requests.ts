import type { Request } from './request.ts'

const locale = { currency: 'EUR', culture: 'en-US' }
const wrongLanguage: Request['wrong'] = [
  ['currency', 'eur'],
  ['culture', 'english'],
]
const leg = { departureLocations: [{ id: 'SAW', type: 5 }], arrivalLocations: [{ id: 'AYT', type: 5 }] }

/** Requests before and after a search. */
export const products: Request[] = [
  {
    title: 'login',
    operation: 'providerLogin',
    body: { Agency: 'YELKOVAN', User: 'WEB', Password: 'x' },
    optional: [],
    wrong: [
      ['Agency', ''],
      ['Token', 'x'],
    ],
  },
  {
    title: 'arrivals',
    operation: 'arrivalAutocomplete',
    body: { productType: 3, query: 'ayt', serviceType: '2', departureLocations: [{ id: 'SAW', type: 5 }], ...locale },
    optional: ['serviceType', 'departureLocations', 'culture', 'currency'],
    wrong: [...wrongLanguage, ['productType', 15], ['productType', 'Flight'], ['query', ''], ['serviceType', 2]],
  },
  {
    title: 'departures',
    operation: 'departureAutocomplete',
    body: { productType: 3, query: 'ist', serviceType: '1', ...locale },
    optional: ['serviceType', 'culture', 'currency'],
    wrong: [['productType', 2]],
  },
  {
    title: 'product info',
    operation: 'productInfoView',
    body: { productType: 2, product: '30211', ownerProvider: 2, culture: 'en-US' },
    optional: ['culture'],
    wrong: [
      ['productType', 3],
      ['product', 30211],
      ['ownerProvider', '2'],
    ],
  },
  {
    title: 'offers of a hotel',
    operation: 'offerList',
    body: {
      productType: 2,
      searchId: 's',
      offerId: '2$2$a',
      productId: '30211',
      ...locale,
      getRoomInfo: true,
      offerCount: 10,
    },
    optional: ['getRoomInfo', 'offerCount'],
    wrong: [
      ['productType', 3],
      ['offerIds', ['2$2$a']],
      ['offerCount', 0],
    ],
  },
  {
    title: 'brands of a flight',
    operation: 'offerList',
    body: { productType: 3, searchId: 's', offerIds: ['13$3$a', '13$3$b'], ...locale },
    optional: [],
    wrong: [
      ['productType', 2],
      ['offerIds', []],
    ],
  },
  {
    title: 'offer details',
    operation: 'offerDetailList',
    body: { offerIds: ['2$2$a'], ...locale, getProductInfo: true, getRoomInfo: false, getRoomContent: false },
    optional: ['culture', 'getProductInfo', 'getRoomInfo', 'getRoomContent'],
    wrong: [['offerIds', '2$2$a']],
  },
  {
    title: 'check-in dates',
    operation: 'checkInDateList',
    body: { productType: 3, serviceType: '1', ...leg },
    optional: ['serviceType', 'departureLocations', 'arrivalLocations'],
    wrong: [['productType', 0]],
  },
  ...(['departurePlaceList', 'arrivalPlaceList', 'arrivalCountryList', 'nightList', 'productList'] as const).map(
    (operation): Request => ({
      title: operation,
      operation,
      body: { productType: 1, ...leg, includeSubLocations: true, checkIn: '2027-05-21', culture: 'en-US' },
      optional: ['departureLocations', 'arrivalLocations', 'includeSubLocations', 'checkIn', 'culture'],
      wrong: [
        ['productType', 'HolidayPackage'],
        ['checkIn', 20270521],
      ],
    }),
  ),
]

/** Lookup requests. */
export const lookups: Request[] = [
  ...(['currencyList', 'nationalityList', 'searchParameterList'] as const).map((operation): Request => ({
    title: operation,
    operation,
    body: { culture: 'en-US' },
    optional: ['culture'],
    wrong: [['culture', 'xx']],
  })),
  {
    title: 'means of transport of a day (decision 16.12)',
    operation: 'transportationList',
    body: { productType: 5, date: '2027-05-21' },
    optional: [],
    wrong: [
      ['productType', 'Transfer'],
      ['date', 20270521],
      ['date', '21.05.2027'],
    ],
  },
  {
    title: 'rates',
    operation: 'exchangeRateList',
    body: { currency: 'EUR' },
    optional: [],
    wrong: [['currency', 'EURO']],
  },
]
