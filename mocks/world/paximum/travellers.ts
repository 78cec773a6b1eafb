import { PassengerType, TravellerTitle, TravellerType } from '@rota/openapi/agency/enums'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { KIND, KINDS, type Kind } from '../flights/fares.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HeldTransaction } from '../provider/transaction-record.ts'
import { yearsBefore } from '../provider/wire/days.ts'

type TravellerInput = Schema<'ProviderTravellerInput'>

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
  people.map((kind, index) => {
    const [from, below] = AGES[kind]
    return {
      id: String(index + 1),
      type: typeOf(kind),
      passengerType: KIND[kind].type,
      bornFrom: addDays(yearsBefore(lastDay, below), 1),
      bornTo: yearsBefore(lastDay, from),
    }
  })

/** The required details of a traveller; flights abroad require a passport. */
function requiredOf({ id }: Traveller, needsPassport: boolean): string[] {
  const leaderFields = id === '1' ? ['leaderEmail'] : []
  const documentFields = needsPassport ? ['passportInfo'] : ['identityNumber']
  return ['title', 'name', 'surname', 'birthDate', 'nationality', ...documentFields, ...leaderFields]
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
function hasField(input: TravellerInput, field: string): boolean {
  if (field === 'leaderEmail') return !input.isLeader || input.address?.email !== undefined
  if (field === 'passportInfo') return input.passportInfo?.number !== undefined
  if (field === 'identityNumber') return input.nationality !== 'TR' || input.identityNumber !== undefined
  return Object.hasOwn(input, field)
}

/** What is wrong with the details of a traveller; undefined when they are complete and fit. */
function problemOf(
  traveller: Traveller,
  input: TravellerInput | undefined,
  needsPassport: boolean,
): string | undefined {
  if (input === undefined) return 'is not named'
  const missing = requiredOf(traveller, needsPassport).find((field) => !hasField(input, field))
  if (missing !== undefined) return `has no ${missing}`
  const { birthDate = 0 } = input
  const isOfAge = birthDate >= traveller.bornFrom && birthDate <= traveller.bornTo
  const isKind = input.passengerType === undefined || input.passengerType === traveller.passengerType
  if (!isOfAge || !isKind || input.type !== traveller.type) return 'is of another age group'
  return titlesFor(traveller).includes(input.title) ? undefined : 'has a title that does not fit'
}

/** Throws the refusal `travellers-refused` unless everybody has the required details and exactly one leads. */
export function checkTravellers(
  travellers: readonly Traveller[],
  inputs: readonly TravellerInput[],
  needsPassport: boolean,
): void {
  const problems = travellers.flatMap((traveller) => {
    const submitted = inputs.filter(({ travellerId }) => travellerId === traveller.id)
    const problem = submitted.length > 1 ? 'is named twice' : problemOf(traveller, submitted[0], needsPassport)
    return problem === undefined ? [] : [`Traveller ${traveller.id} ${problem}.`]
  })
  if (inputs.length !== travellers.length) problems.push(`${travellers.length} travel.`)
  if (inputs.filter(({ isLeader }) => isLeader).length !== 1) problems.push('One of them leads.')
  if (problems.length > 0) throw new Refusal('travellers-refused', problems.join(' '))
}

/** Number of adults and children, as lists of reservations show them. */
export const countsOf = (travellers: readonly Traveller[]): { adult: number; child: number } => {
  const adult = travellers.filter(({ type }) => type === TravellerType.Adult).length
  return { adult, child: travellers.length - adult }
}
