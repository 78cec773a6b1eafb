import {
  checkPassenger,
  NEW_PASSENGER,
  newPassenger,
  type AskedTraveller,
  type PassengerDraft,
  type PassengerField,
  type TravelDays,
} from '../../../domain/people/passengers.ts'
import type { Problem } from '../../../domain/problem.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { recallNationality } from '../../../parts/provider-hotels/nationality-memory.ts'
import { keepTypedPassengers, typedPassengers } from '../../../booking/typed-passengers.ts'

/**
 * A field of a passenger, and also the id of its control; passengers are counted from 0 in the order of the
 * transaction.
 */
export type PassengerFieldId = `passengers.${number}.${PassengerField}`

export type PassengersForm = {
  /** By the traveller's place among those of the same type and age. */
  drafts: Readonly<Record<string, PassengerDraft>>
  /** The draft of a passenger of whom nothing was typed. */
  blank: PassengerDraft
  /** Fields whose problem is displayed: left with content, or submitted. */
  shown: ReadonlySet<PassengerFieldId>
  /** The fields that the last submit found wrong and that still are. */
  summary: readonly PassengerFieldId[]
  /** Whether the last submit came before the travellers were known: all their problems then belong to it. */
  isEarly: boolean
}

export const fieldId = (index: number, field: PassengerField): PassengerFieldId => `passengers.${index}.${field}`

/** The initial form, with what was typed earlier in this tab; the travellers are not known yet. */
export function startPassengers(): PassengersForm {
  const blank = newPassenger(recallNationality())
  return { drafts: readKept(typedPassengers()), blank, shown: new Set(), summary: [], isEarly: false }
}

/** A traveller of the transaction, with the age of the guest who takes the place. */
export type Aged<Asked = AskedTraveller> = Asked & { age?: number | undefined }

type Travellers = readonly Aged<Pick<AskedTraveller, 'type'>>[]

/**
 * "1..0" is the first adult, "2.8.1" the second child of eight. Names stay with the age first (`fillPlaces`), so papers
 * do: a child whose age is corrected gives papers anew, and never another's.
 */
function placeOf(travellers: Travellers, index: number): string {
  const kindOf = (traveller: Travellers[number] | undefined) => `${traveller?.type}.${traveller?.age ?? ''}`
  const kind = kindOf(travellers[index])
  return `${kind}.${travellers.slice(0, index).filter((other) => kindOf(other) === kind).length}`
}

/** The draft of a traveller. It also serves the travellers of a renewed transaction. */
export const draftFor = (form: PassengersForm, travellers: Travellers, index: number): PassengerDraft =>
  form.drafts[placeOf(travellers, index)] ?? form.blank

export type PassengerProblem = Problem<PassengerField> & { id: PassengerFieldId; index: number }

/** All current problems, in the order of the page. */
export const passengerProblems = (
  form: PassengersForm,
  travellers: readonly Aged[],
  days: TravelDays,
): PassengerProblem[] =>
  travellers.flatMap((asked, index) =>
    checkPassenger(asked, draftFor(form, travellers, index), days).map((problem) => ({
      ...problem,
      index,
      id: fieldId(index, problem.field),
    })),
  )

/** Notes a submit: it displays all current problems, and those of travellers who become known only later. */
export function sendPassengers(form: PassengersForm, travellers: readonly Aged[], days: TravelDays): PassengersForm {
  const found = passengerProblems(form, travellers, days).map(({ id }) => id)
  const isEarly = travellers.length === 0
  return { ...form, shown: new Set([...form.shown, ...found]), summary: found, isEarly }
}

/** Whether the problem of a field is displayed. */
export const isShown = ({ isEarly, shown }: PassengersForm, id: PassengerFieldId): boolean => isEarly || shown.has(id)

/** The problems of the last submit that are still wrong, among all current ones in the order of the page. */
export const listed = ({ isEarly, summary }: PassengersForm, current: readonly PassengerFieldId[]) =>
  current.filter((id) => isEarly || summary.includes(id))

export function typePassenger(
  form: PassengersForm,
  travellers: Travellers,
  index: number,
  change: Partial<PassengerDraft>,
): PassengersForm {
  const draft = { ...draftFor(form, travellers, index), ...change }
  const drafts = { ...form.drafts, [placeOf(travellers, index)]: draft }
  keepTypedPassengers(JSON.stringify(each(drafts, kept)))
  return { ...form, drafts }
}

const each = <Value>(drafts: Readonly<Record<string, Value>>, change: (draft: Value) => PassengerDraft) =>
  Object.fromEntries(Object.entries(drafts).map(([place, draft]) => [place, change(draft)]))

/** A field that contains a number as long as a card's is never stored. */
const kept = (draft: PassengerDraft): PassengerDraft => {
  const texts = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === 'string' && holdsLongNumber(value) ? '' : value,
  ])
  return Object.fromEntries(texts) as PassengerDraft
}

/** Restores the drafts from a stored text. */
function readKept(text: string | undefined): PassengersForm['drafts'] {
  try {
    return each(JSON.parse(text ?? '{}') as Record<string, unknown>, draftOf)
  } catch {
    return {}
  }
}

function draftOf(value: unknown): PassengerDraft {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const good = fields.filter(([name, field]) => {
    const known = Object.hasOwn(NEW_PASSENGER, name) ? NEW_PASSENGER[name as keyof PassengerDraft] : undefined
    return typeof field === typeof known
  })
  return { ...NEW_PASSENGER, ...Object.fromEntries(good) }
}
