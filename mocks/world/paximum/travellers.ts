import { PassengerType, TravellerTitle, TravellerType } from '@rota/openapi/agency/enums'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { KIND, type Kind } from '../flights/fares.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'

export type Named = Schema<'ProviderTravellerInput'>

/** What a transaction needs to know of one traveller. */
export interface Slot {
  readonly travellerId: string
  readonly kind: Kind
  readonly requiredFields: readonly string[]
  readonly birthDateFrom: CivilDate
  readonly birthDateTo: CivilDate
}

/** Ages of a kind on the day of travel, in full years: not younger, and younger than. */
const AGES: Readonly<Record<Kind, readonly [from: number, below: number]>> = {
  adult: [12, 110],
  child: [2, 12],
  infant: [0, 2],
  young: [12, 26],
  senior: [60, 110],
  student: [12, 35],
}

/** The same day so many years before; 29 February becomes 1 March. */
const yearsBefore = (date: CivilDate, years: number): CivilDate => addDays(date - years * 10_000, 0)

/** Places for everybody, numbered as the provider does; the first one leads. Ages count on the last day of travel. */
export function slotsFor(people: readonly Kind[], lastDay: CivilDate, needsPassport: boolean): Slot[] {
  return people.map((kind, at) => {
    const [from, below] = AGES[kind]
    const leads = at === 0 ? ['leaderEmail'] : []
    const papers = needsPassport ? ['passportInfo'] : ['identityNumber']
    return {
      travellerId: String(at + 1),
      kind,
      requiredFields: ['title', 'name', 'surname', 'birthDate', 'nationality', ...papers, ...leads],
      birthDateFrom: addDays(yearsBefore(lastDay, below), 1),
      birthDateTo: yearsBefore(lastDay, from),
    }
  })
}

const typeOf = (kind: Kind): Schema<'TravellerType'> => {
  if (kind === 'child') return TravellerType.Child
  return kind === 'infant' ? TravellerType.Infant : TravellerType.Adult
}

function titlesFor(kind: Kind): Schema<'TravellerTitle'>[] {
  const { Mr, Ms, Mrs, Miss, Child, Infant } = TravellerTitle
  if (kind === 'child') return [Child]
  return kind === 'infant' ? [Infant] : [Mr, Ms, Mrs, Miss]
}

/** A slot with what has been said of its traveller. */
export function travellerView(slot: Slot, named: Named | undefined): Schema<'ProviderTraveller'> {
  return {
    ...named,
    travellerId: slot.travellerId,
    type: typeOf(slot.kind),
    passengerType: KIND[slot.kind].type,
    isLeader: named?.isLeader ?? slot.travellerId === '1',
    requiredFields: [...slot.requiredFields],
    availableTitles: titlesFor(slot.kind),
    birthDateFrom: slot.birthDateFrom,
    birthDateTo: slot.birthDateTo,
  }
}

/** Whether a field that a slot asks for is there. Who is no Turkish citizen has no identity number (decision 17.8). */
function hasField(named: Named, field: string): boolean {
  if (field === 'leaderEmail') return !named.isLeader || named.address?.email !== undefined
  if (field === 'passportInfo') return named.passportInfo?.number !== undefined
  if (field === 'identityNumber') return named.nationality !== 'TR' || named.identityNumber !== undefined
  return Object.hasOwn(named, field)
}

function wrongWith(slot: Slot, named: Named | undefined): string | undefined {
  if (named === undefined) return 'is not named'
  const missing = slot.requiredFields.find((field) => !hasField(named, field))
  if (missing !== undefined) return `has no ${missing}`
  const { birthDate = 0 } = named
  const isOfAge = birthDate >= slot.birthDateFrom && birthDate <= slot.birthDateTo
  const isKind = named.passengerType === undefined || named.passengerType === KIND[slot.kind].type
  if (!isOfAge || !isKind || named.type !== typeOf(slot.kind)) return 'is of another age group'
  return titlesFor(slot.kind).includes(named.title) ? undefined : 'has a title that does not fit'
}

/** Throws the refusal `travellers-refused` unless everybody is named as the slots ask for, and one leads. */
export function checkTravellers(slots: readonly Slot[], travellers: readonly Named[]): void {
  const wrong = slots.flatMap((slot) => {
    const named = travellers.filter(({ travellerId }) => travellerId === slot.travellerId)
    const what = named.length > 1 ? 'is named twice' : wrongWith(slot, named[0])
    return what === undefined ? [] : [`Traveller ${slot.travellerId} ${what}.`]
  })
  if (travellers.length !== slots.length) wrong.push(`${slots.length} travel.`)
  if (travellers.filter(({ isLeader }) => isLeader).length !== 1) wrong.push('One of them leads.')
  if (wrong.length > 0) throw new Refusal('travellers-refused', wrong.join(' '))
}

/** Adults and children, as lists of reservations count them. */
export const countsOf = (slots: readonly Slot[]): { adult: number; child: number } => {
  const adult = slots.filter(({ kind }) => KIND[kind].type !== PassengerType.Child && kind !== 'infant').length
  return { adult, child: slots.length - adult }
}
