import { ProductType } from '@rota/openapi/provider/enums'
import { parts, price } from '../../world/provider/supply/currency.ts'
import { ageOn, dayOf, midnight, UNSET } from '../../world/provider/wire/days.ts'
import { nationality } from '../../world/provider/supply/nationalities.ts'
import type { ServiceRecord, TransactionRecord, TravellerRecord } from '../../world/provider/transaction-record.ts'
import { requiredOf, titlesFor } from '../../world/provider/travellers.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'

const TITLES = ['', 'Mr', 'Ms', 'Mrs', 'Miss', 'Child', 'Infant'] as const

const ACADEMIC: Wire<'AcademicTitle'>[] = [
  { id: '1', name: 'Dr.' },
  { id: '2', name: 'Prof.' },
  { id: '3', name: 'Prof. Dr.' },
]

/** A traveller's share of a service's price; the shares add up to the price. */
function shareOf(
  service: ServiceRecord,
  { id, passengerType }: TravellerRecord,
  { currency, booked }: TransactionRecord,
): Wire<'TravellerService'> {
  const index = service.travellers.indexOf(id)
  return {
    id: service.id,
    type: service.offer.product,
    ...(booked && { ticketNo: booked.number }),
    price: price(parts(service.price, service.travellers.length)[index] ?? 0, currency),
    passengerType,
  }
}

/**
 * The submitted details of a traveller in responses: the surname in capitals, the age on `day`. Before they are submitted
 * they are empty, with `country` as nationality.
 */
function submittedDetails({ given }: TravellerRecord, day: number, country: string): Partial<Wire<'Traveller'>> {
  if (given === undefined) {
    const passportInfo = { expireDate: UNSET, issueDate: UNSET, citizenshipCountryCode: '' }
    return {
      birthDate: UNSET,
      nationality: { twoLetterCode: country },
      passportInfo,
      identityNumber: '',
      address: { email: '', address: '', zipCode: '' },
    }
  }
  const { name, surname, birthDate, gender, identityNumber = '', academicTitle, address, passportInfo } = given
  return {
    name,
    surname: surname.toUpperCase(),
    birthDate: midnight(dayOf(birthDate)),
    age: ageOn(dayOf(birthDate), day),
    ...(gender !== undefined && { gender }),
    ...(academicTitle && { academicTitle: { id: String(academicTitle.id) } }),
    nationality: nationality(given.nationality.twoLetterCode),
    identityNumber,
    ...(passportInfo && { passportInfo }),
    ...(address && { address }),
  }
}

/**
 * A traveller of a transaction. In a reservation, the range of possible birth dates is left out.
 * @param day the first day of travel, on which the age counts
 */
export function traveller(
  record: TransactionRecord,
  person: TravellerRecord,
  index: number,
  day: number,
): Wire<'Traveller'> {
  const { id, type, passengerType, bornFrom, bornTo, given } = person
  const isLeader = given?.isLeader ?? index === 0
  const isFlying = record.services.some(({ offer }) => offer.product === ProductType.Flight)
  const titles = titlesFor(person)
  return {
    travellerId: id,
    type,
    title: given?.title ?? titles[0] ?? 1,
    availableTitles: titles.map((title) => ({ id: String(title), name: TITLES[title] })),
    availableAcademicTitles: ACADEMIC,
    isLeader,
    ...submittedDetails(person, day, record.nationality),
    destinationAddress: {},
    services: record.services
      .filter(({ travellers }) => travellers.includes(id))
      .map((service) => shareOf(service, person, record)),
    orderNumber: index + 1,
    ...(record.booked === undefined && {
      birthDateFrom: `${midnight(bornFrom)}+03:00`,
      birthDateTo: `${midnight(bornTo)}+03:00`,
    }),
    requiredFields: requiredOf(person, isLeader, isFlying),
    documents: [],
    passengerType,
    additionalFields: { travellerTypeOrder: String(index + 1), tourVisio_TravellerId: id },
    insertFields: [],
    status: 0,
  }
}
