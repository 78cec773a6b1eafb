import type { Request } from './request.ts'

const locale = { currency: 'EUR', culture: 'en-US' }
const wrongLanguage: Request['wrong'] = [
  ['currency', 'eur'],
  ['culture', 'english'],
]
const region = { id: '23494', type: 2, provider: 2 }
const leg = { departureLocations: [{ id: 'SAW', type: 5 }], arrivalLocations: [{ id: 'AYT', type: 5 }] }
const flight = { productType: 3, ...leg, passengers: [{ type: 1, count: 1 }], ...locale }

/** Search requests. */
export const searches: Request[] = [
  {
    title: 'hotels of a region',
    operation: 'priceSearch',
    body: {
      productType: 2,
      checkAllotment: true,
      checkStopSale: true,
      getOnlyDiscountedPrice: false,
      getOnlyBestOffers: true,
      arrivalLocations: [region],
      roomCriteria: [{ adult: 2, childAges: [7] }, { adult: 1 }],
      nationality: 'DE',
      checkIn: '2027-05-21',
      night: 5,
      ...locale,
    },
    optional: ['getOnlyBestOffers'],
    wrong: [
      ...wrongLanguage,
      ['productType', 99],
      ['productType', '2'],
      ['arrivalLocations', []],
      ['arrivalLocations.0.type', 8],
      ['arrivalLocations.0.id', 23494],
      ['roomCriteria', []],
      ['roomCriteria.0.adult', 0],
      ['roomCriteria.0.childAges', [18]],
      ['nationality', 'DEU'],
      ['checkIn', '21.05.2027'],
      ['checkIn', 20270521],
      ['night', 0],
      ['passengers', [{ type: 1, count: 1 }]],
    ],
  },
  {
    title: 'hotels by id, with everything',
    operation: 'priceSearch',
    body: {
      productType: 2,
      checkAllotment: true,
      checkStopSale: true,
      getOnlyDiscountedPrice: false,
      Products: ['30211'],
      productPriceCategories: [{ product: '30211', category: '1' }],
      roomCriteria: [{ adult: 2, childAges: [] }],
      nationality: 'DE',
      checkIn: '2027-05-21T00:00:00',
      night: 5,
      includeSubLocations: true,
      markupPrice: { currency: 'EUR', percent: 5 },
      ...locale,
    },
    optional: ['productPriceCategories', 'includeSubLocations', 'markupPrice'],
    wrong: [
      ['Products', []],
      ['Products.0', 30211],
      ['products', ['30211']],
    ],
  },
  {
    title: 'a flight one way',
    operation: 'priceSearch',
    body: { ...flight, serviceTypes: ['1'], checkIn: '2027-05-21' },
    optional: [],
    wrong: [
      ['serviceTypes', ['4']],
      ['serviceTypes', [1]],
      ['passengers.0.type', 10],
      ['passengers.0.count', 0],
      ['departureLocations.0.type', 7],
      ['flightClasses', [3]],
      ['roomCriteria', [{ adult: 1 }]],
    ],
  },
  {
    title: 'a round trip, with everything',
    operation: 'priceSearch',
    body: {
      ...flight,
      serviceTypes: ['2'],
      checkIn: '2027-05-21',
      night: 5,
      showOnlyNonStopFlight: true,
      additionalParameters: { getOptionsParameters: { flightBaggageGetOption: 0 } },
      acceptPendingProviders: false,
      forceFlightBundlePackage: false,
      disablePackageOfferTotalPrice: true,
      calculateFlightFees: true,
      flightClasses: [1],
      supportedFlightReponseListTypes: [3],
    },
    optional: [
      'showOnlyNonStopFlight',
      'additionalParameters',
      'acceptPendingProviders',
      'forceFlightBundlePackage',
      'disablePackageOfferTotalPrice',
      'calculateFlightFees',
      'flightClasses',
      'supportedFlightReponseListTypes',
    ],
    wrong: [
      ['supportedFlightReponseListTypes', [4]],
      ['supportedFlightResponseListTypes', [3]],
      ['additionalParameters.getOptionsParameters.flightBaggageGetOption', 3],
    ],
  },
  {
    title: 'several cities',
    operation: 'priceSearch',
    body: { ...flight, serviceTypes: ['3'], checkIns: ['2027-05-21', '2027-05-26'] },
    optional: [],
    wrong: [['checkIns', '2027-05-21']],
  },
]
