import { PassengerType, TravellerTitle, TravellerType } from '@rota/openapi/agency/enums'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { KIND, KINDS, type Kind } from '../flights/fares.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HeldTransaction } from '../provider/transaction-record.ts'
import { yearsBefore } from '../provider/wire/days.ts'

type Named = Schema<'ProviderTravellerInput'>

type Traveller = HeldTransaction['travellers'][number]

/** Age range of a kind on the day of travel, in full years: lower bound inclusive, upper bound exclusive. */
const AGES: Readonly<Record<Kind, readonly [from: number, below: number]>> = {
  adult: [12, 110],
  child: [2, 12],
  infant: [0, 2],
  young: [12, 26],
  senior: [60, 110],
  student: [12, 35],
}

/** Traveller slots with the provider's numbering; the first is the leader. Ages count on the last day of travel. */
export const travellersFor = (people: readonly Kind[], lastDay: CivilDate): Traveller[] =>
  people.map((kind, at) => {
    const [from, below] = AGES[kind]
    return {
      id: String(at + 1),
      type: typeOf(kind),
      passengerType: KIND[kind].type,
      bornFrom: addDays(yearsBefore(lastDay, below), 1),
      bornTo: yearsBefore(lastDay, from),
    }
  })

/** The required details of a traveller; flights abroad require a passport. */
function requiredOf({ id }: Traveller, needsPassport: boolean): string[] {
  const leads = id === '1' ? ['leaderEmail'] : []
  const papers = needsPassport ? ['passportInfo'] : ['identityNumber']
  return ['title', 'name', 'surname', 'birthDate', 'nationality', ...papers, ...leads]
}

const typeOf = (kind: Kind): Schema<'TravellerType'> => {
  if (kind === 'child') return TravellerType.Child
  return kind === 'infant' ? TravellerType.Infant : TravellerType.Adult
}

function titlesFor({ type }: Traveller): Schema<'TravellerTitle'>[] {
  const { Mr, Ms, Mrs, Miss, Child, Infant } = TravellerTitle
  if (type === TravellerType.Child) return [Child]
  return type === TravellerType.Infant ? [Infant] : [Mr, Ms, Mrs, Miss]
}

/** A traveller with the details given so far. */
export function travellerView(traveller: Traveller, needsPassport: boolean): Schema<'ProviderTraveller'> {
  const { id, type, passengerType, bornFrom, bornTo, given } = traveller
  return {
    ...given,
    travellerId: id,
    type,
    passengerType: KINDS.map((kind) => KIND[kind].type).find((known) => known === passengerType) ?? PassengerType.Adult,
    isLeader: given?.isLeader ?? id === '1',
    requiredFields: requiredOf(traveller, needsPassport),
    availableTitles: titlesFor(traveller),
    birthDateFrom: bornFrom,
    birthDateTo: bornTo,
  }
}

/** Whether a required field is present. Only Turkish citizens have an identity number (decision 17.8). */
function hasField(named: Named, field: string): boolean {
  if (field === 'leaderEmail') return !named.isLeader || named.address?.email !== undefined
  if (field === 'passportInfo') return named.passportInfo?.number !== undefined
  if (field === 'identityNumber') return named.nationality !== 'TR' || named.identityNumber !== undefined
  return Object.hasOwn(named, field)
}

function wrongWith(traveller: Traveller, named: Named | undefined, needsPassport: boolean): string | undefined {
  if (named === undefined) return 'is not named'
  const missing = requiredOf(traveller, needsPassport).find((field) => !hasField(named, field))
  if (missing !== undefined) return `has no ${missing}`
  const { birthDate = 0 } = named
  const isOfAge = birthDate >= traveller.bornFrom && birthDate <= traveller.bornTo
  const isKind = named.passengerType === undefined || named.passengerType === traveller.passengerType
  if (!isOfAge || !isKind || named.type !== traveller.type) return 'is of another age group'
  return titlesFor(traveller).includes(named.title) ? undefined : 'has a title that does not fit'
}

/** Throws the refusal `travellers-refused` unless everybody has the required details and exactly one leads. */
export function checkTravellers(
  travellers: readonly Traveller[],
  names: readonly Named[],
  needsPassport: boolean,
): void {
  const wrong = travellers.flatMap((traveller) => {
    const named = names.filter(({ travellerId }) => travellerId === traveller.id)
    const what = named.length > 1 ? 'is named twice' : wrongWith(traveller, named[0], needsPassport)
    return what === undefined ? [] : [`Traveller ${traveller.id} ${what}.`]
  })
  if (names.length !== travellers.length) wrong.push(`${travellers.length} travel.`)
  if (names.filter(({ isLeader }) => isLeader).length !== 1) wrong.push('One of them leads.')
  if (wrong.length > 0) throw new Refusal('travellers-refused', wrong.join(' '))
}

/** Number of adults and children, as lists of reservations show them. */
export const countsOf = (travellers: readonly Traveller[]): { adult: number; child: number } => {
  const adult = travellers.filter(({ type }) => type === TravellerType.Adult).length
  return { adult, child: travellers.length - adult }
}
