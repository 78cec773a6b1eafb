import document from '@rota/openapi/agency.json' with { type: 'json' }
import * as enums from '@rota/openapi/agency/enums'
import languages from '@rota/openapi/reference/languages.json' with { type: 'json' }
import { expect, test } from 'vitest'

/** The sets of decision 18.1, with its names; it also says where each is used. */
const SETS: [set: string, name: keyof typeof enums, values: Record<string, number>][] = [
  [
    'A',
    'LocationType',
    {
      City: 1,
      Hotel: 2,
      Airport: 3,
      Town: 4,
      Village: 5,
      Excursion: 6,
      Category: 7,
      Country: 8,
      Transfer: 9,
      ExcursionPackage: 10,
    },
  ],
  ['A', 'ProcessStatus', { Waiting: 0, Completed: 1, Errored: 2 }],
  [
    'A',
    'BookingTransactionStatus',
    {
      Errored: 0,
      Completed: 1,
      ThirdPartyCompleted: 2,
      Committing: 3,
      Open: 4,
      Expired: 5,
      Cancelled: 6,
      Reserved: 7,
      RollbackFailed: 8,
      PartialCancel: 9,
      CancelX: 10,
      Modified: 11,
    },
  ],
  ['A', 'ConfirmationStatus', { Request: 0, Confirm: 1, NoConfirm: 2, NoShow: 3 }],
  ['A', 'DateCriterion', { ServiceDate: 0, Register: 1, CancellationDeadline: 2, OptionDate: 3, ChangeDate: 4 }],
  ['A', 'FileType', { Image: 1, PDF: 2 }],
  ['A', 'BaggageFilter', { All: 0, OnlyBaggage: 1, OnlyNotBaggage: 2 }],
  [
    'A, its hidden middle from decision 18.1',
    'FareServiceGroup',
    {
      BrandedFare: 0,
      Baggage: 1,
      FrequentFlyer: 2,
      InFlightEntertainment: 3,
      LoungeAccess: 4,
      MealBeverage: 5,
      Pets: 6,
      Upgrades: 7,
    },
  ],
  ['A', 'BaggageType', { Checkin: 1, Hand: 2 }],
  ['B', 'FareFeeKind', { Free: 0, Chargable: 1, NotOffered: 2 }],
  ['B', 'FlightCabin', { Promo: 0, Economy: 1, Business: 2 }],
  ['B', 'FlightRoute', { Outbound: 1, Return: 2 }],
  ['B', 'FlightType', { Regular: 1, Charter: 2 }],
  ['B', 'Gender', { Female: 1, Male: 2 }],
  ['B', 'SearchLocationType', { Country: 1, City: 2, Town: 3, Village: 4, Airport: 5 }],
  ['B', 'MessageType', { Error: 1, Success: 2, Information: 3, Warning: 4 }],
  ['B', 'PassengerType', { Adult: 1, Child: 2, Infant: 3, Senior: 4, Student: 5, Young: 6, Military: 7, Teacher: 8 }],
  [
    'B',
    'ProductType',
    {
      HolidayPackage: 1,
      Hotel: 2,
      Flight: 3,
      Excursion: 4,
      Transfer: 5,
      Tour: 6,
      Cruise: 7,
      Transport: 8,
      Ferry: 9,
      Visa: 10,
      AdditionalService: 11,
      Insurance: 12,
      Dynamic: 13,
      Renting: 14,
    },
  ],
  ['B', 'ReservationStatus', { New: 0, Modified: 1, Cancel: 2, CancelX: 3, Draft: 9 }],
  ['B', 'TravellerTitle', { Mr: 1, Ms: 2, Mrs: 3, Miss: 4, Child: 5, Infant: 6 }],
  ['B, age group', 'TravellerType', { Adult: 1, Child: 2, Infant: 3 }],
]

test.each(SETS)('set %s: %s', (_set, name, values) => {
  expect(new Map<string, object>(Object.entries(enums)).get(name)).toEqual(values)
})

test('a payment speaks every language that is switched on, and no other (C9)', () => {
  const active = languages.filter((language) => language.active).map(({ code }) => code)
  expect(document.components.schemas.Language.enum).toEqual(active)
})
