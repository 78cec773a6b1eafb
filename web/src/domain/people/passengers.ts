import { parseTyped } from '../dates/read-date.ts'
import type { CivilDate } from '../dates/civil-date.ts'
import type { Problem } from '../problem.ts'
import { latinDigits } from '../text/digits.ts'
import { isCitizenNumber } from './tax-number.ts'

/** The details that a provider's transaction requires of a traveller (decision 43.7). */
export type TravellerRequirements = {
  travellerId: string
  /** 1 adult, 2 child, 3 infant. */
  type: number
  requiredFields: readonly string[]
  availableTitles: readonly number[]
  birthDateFrom: CivilDate
  birthDateTo: CivilDate
}

/** A passenger's details while typing: every field a text. `citizen` means a citizen of Türkiye. */
export type PassengerDraft = {
  title: string
  birthDate: string
  citizen: boolean
  nationality: string
  identityNumber: string
  passportNumber: string
  passportExpires: string
}

export type PassengerField = Exclude<keyof PassengerDraft, 'citizen'>

const HOME = 'TR'

/** An empty draft with the nationality of the search, by default Türkiye's. */
export const newPassenger = (nationality = HOME): PassengerDraft => ({
  ...NEW_PASSENGER,
  citizen: nationality === HOME,
  nationality: nationality === HOME ? '' : nationality,
})

export const NEW_PASSENGER: PassengerDraft = {
  title: '',
  birthDate: '',
  citizen: true,
  nationality: '',
  identityNumber: '',
  passportNumber: '',
  passportExpires: '',
}

const requires = ({ requiredFields }: TravellerRequirements, name: string) =>
  requiredFields.some((field) => field === name || field.startsWith(`${name}.`))

/**
 * The fields to show, in order: those that the transaction lists, and the nationality, because nobody is booked without
 * one. "Only Turkish citizens are asked for an identity number" (decision 17.8), others for the passport instead. The
 * title is always sent, so it is asked for only when there is a choice.
 */
export function passengerFields(
  traveller: TravellerRequirements,
  { citizen }: Pick<PassengerDraft, 'citizen'>,
): PassengerField[] {
  const identity = requires(traveller, 'identityNumber')
  const passport = requires(traveller, 'passportInfo') || (identity && !citizen)
  const fields: [PassengerField, boolean][] = [
    ['title', traveller.availableTitles.length > 1],
    ['birthDate', requires(traveller, 'birthDate')],
    ['nationality', !citizen],
    ['identityNumber', identity && citizen],
    ['passportNumber', passport],
    ['passportExpires', passport],
  ]
  return fields.flatMap(([field, isShown]) => (isShown ? [field] : []))
}

/** The allowed dates of birth: the transaction's range, but not after today. */
export const birthRangeOf = ({ birthDateFrom, birthDateTo }: TravellerRequirements, today: CivilDate) => ({
  from: birthDateFrom,
  to: Math.min(birthDateTo, today),
})

/** Parses a date of birth. */
const birthDay = (text: string, today: CivilDate): CivilDate | undefined => {
  const date = parseTyped(text, today)
  // A two-digit year that would be in the future belongs to the previous century.
  return date !== undefined && date > today && /\D\d{2}\.?$/.test(latinDigits(text).trim()) ? date - 1_000_000 : date
}

/** The dates for the checks: today, and the last day of the trip. */
export type TravelDays = { today: CivilDate; lastDay: CivilDate }

/**
 * A unique text for each document of a passenger: the identity number, and the passport number with its country,
 * because each country numbers its own passports.
 */
export function documentKeysOf(traveller: TravellerRequirements, draft: PassengerDraft): string[] {
  const fields = passengerFields(traveller, draft)
  const keys = [
    fields.includes('identityNumber') ? identityKey(draft) : undefined,
    fields.includes('passportNumber') ? passportKey(draft) : undefined,
  ]
  return keys.filter((key) => key !== undefined)
}

const identityKey = ({ identityNumber }: PassengerDraft) => `identity ${digitsOf(identityNumber)}`

/** The key of a passport; undefined until its country is chosen. */
function passportKey(draft: PassengerDraft): string | undefined {
  const country = nationalityOf(draft)
  return country === '' ? undefined : `passport ${country} ${passportOf(draft.passportNumber)}`
}

const nationalityOf = ({ citizen, nationality }: PassengerDraft) => (citizen ? HOME : nationality)

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

/**
 * The problems of a passenger. `passenger.birthDate.window` contains the allowed range (`from`, `to`);
 * `passenger.identity.invalid` means that the number does not have 11 digits or that a check digit is wrong,
 * `passenger.identity.taken` and `passenger.passport.taken` that an earlier passenger has the same document. `taken` are
 * the document keys of the earlier passengers (`documentKeysOf`).
 */
export function checkPassenger(
  traveller: TravellerRequirements,
  draft: PassengerDraft,
  { today, lastDay }: TravelDays,
  taken: readonly string[] = [],
): Problem<PassengerField>[] {
  const birthRange = birthRangeOf(traveller, today)
  const rules: Record<PassengerField, () => string | undefined> = {
    title: () => undefined,
    birthDate: () => {
      const birthDate = birthDay(draft.birthDate, today)
      if (birthDate === undefined) return 'stay.date.invalid'
      return birthDate < birthRange.from || birthDate > birthRange.to ? 'passenger.birthDate.window' : undefined
    },
    nationality: () => undefined,
    identityNumber: () => {
      if (!isCitizenNumber(draft.identityNumber)) return 'passenger.identity.invalid'
      return taken.includes(identityKey(draft)) ? 'passenger.identity.taken' : undefined
    },
    passportNumber: () => {
      if (!PASSPORT.test(passportOf(draft.passportNumber))) return 'passenger.passport.invalid'
      return taken.includes(passportKey(draft) ?? '') ? 'passenger.passport.taken' : undefined
    },
    passportExpires: () => {
      const expiryDate = parseTyped(draft.passportExpires, today)
      if (expiryDate === undefined) return 'stay.date.invalid'
      return expiryDate < lastDay ? 'passenger.passport.expired' : undefined
    },
  }
  return passengerFields(traveller, draft).flatMap((field) => {
    const problem = draft[field].trim() === '' ? 'form.required' : rules[field]()
    if (problem === undefined) return []
    return [{ field, problem, ...(problem === 'passenger.birthDate.window' && { values: birthRange }) }]
  })
}

const PASSPORT = /^[A-Z0-9]{5,20}$/

const passportOf = (text: string) => latinDigits(text).replace(/[\s-]/g, '').toUpperCase()

/** A passenger's details for the transaction request. Expects a draft without problems. */
export type PassengerWire = {
  title: number
  birthDate?: CivilDate
  nationality: string
  identityNumber?: string
  passportInfo?: { number: string; expireDate: CivilDate; citizenshipCountryCode: string }
}

export function passengerToWire(
  traveller: TravellerRequirements,
  draft: PassengerDraft,
  today: CivilDate,
): PassengerWire {
  const fields = new Set(passengerFields(traveller, draft))
  const nationality = nationalityOf(draft)
  const birthDate = birthDay(draft.birthDate, today)
  const expiryDate = parseTyped(draft.passportExpires, today)
  return {
    title: Number(draft.title) || (traveller.availableTitles[0] ?? 1),
    ...(fields.has('birthDate') && birthDate !== undefined && { birthDate }),
    nationality,
    ...(fields.has('identityNumber') && { identityNumber: digitsOf(draft.identityNumber) }),
    ...(fields.has('passportNumber') &&
      expiryDate !== undefined && {
        passportInfo: {
          number: passportOf(draft.passportNumber),
          expireDate: expiryDate,
          citizenshipCountryCode: nationality,
        },
      }),
  }
}

type Place = { type: 'adult' | 'child'; age?: number }

/** An infant is younger than 2 (decision 39.1). */
const isInfantPlace = ({ type, age }: Place) => type === 'child' && age !== undefined && age < 2

/**
 * Matches travellers to guests: first one of the same kind, then one of the same age group, then any remaining guest.
 * The basket knows only ages, the transaction only kinds. Returns the guest's index for each traveller; undefined for
 * none.
 */
export function guestsOfTravellers(
  places: readonly Place[],
  travellers: readonly { type: number }[],
): (number | undefined)[] {
  const free = new Set(places.keys())
  const found = new Map<number, number>()
  const match = (fits: (place: Place, type: number) => boolean) => {
    for (const [at, { type }] of travellers.entries()) {
      if (found.has(at)) continue
      const place = [...free].find((index) => places[index] !== undefined && fits(places[index], type))
      if (place === undefined) continue
      found.set(at, place)
      free.delete(place)
    }
  }
  match((place, type) =>
    type === 1 ? place.type === 'adult' : place.type === 'child' && isInfantPlace(place) === (type === 3),
  )
  match((place, type) => (place.type === 'adult') === (type === 1))
  match(() => true)
  return travellers.map((_, at) => found.get(at))
}
