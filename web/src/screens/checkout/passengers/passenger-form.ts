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
import { seat, type Person } from '../../../domain/people/guests.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { recallNationality } from '../../../parts/provider-hotels/nationality-memory.ts'
import { keepTypedPassengers, typedPassengers } from '../../../booking/typed-passengers.ts'

/**
 * A field of a passenger, and also the id of its control; passengers are counted from 0 in the order of the
 * transaction.
 */
export type PassengerFieldId = `passengers.${number}.${PassengerField}`

/** A guest, and what was typed for them. */
type Papers = Person & { draft?: PassengerDraft | undefined }

export type PassengersForm = {
  /** The guests, in order, with what was typed for them. */
  papers: readonly Papers[]
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
  return { papers: readKept(typedPassengers()), blank, shown: new Set(), summary: [], isEarly: false }
}

/**
 * The form for these guests. Papers go where the guest's name goes (`fillPlaces`), and with a guest who has left: another
 * child never gets them.
 */
export function fitPapers(form: PassengersForm, places: readonly Person[]): PassengersForm {
  const found = seat(places, form.papers)
  const papers = places.map(({ type, age, category }, at) => ({ type, age, category, draft: found[at]?.draft }))
  return { ...form, papers }
}

/** A traveller of the transaction: a guest of the basket by number, or nobody. */
export type Traveller<Asked = AskedTraveller> = Asked & { guest: number | undefined }

/** The draft of a guest. It also serves the travellers of a renewed transaction. */
export const draftFor = ({ papers, blank }: PassengersForm, guest: number | undefined): PassengerDraft =>
  papers[guest ?? -1]?.draft ?? blank

export type PassengerProblem = Problem<PassengerField> & { id: PassengerFieldId; index: number }

/** All current problems, in the order of the page. */
export const passengerProblems = (
  form: PassengersForm,
  travellers: readonly Traveller[],
  days: TravelDays,
): PassengerProblem[] =>
  travellers.flatMap((asked, index) =>
    checkPassenger(asked, draftFor(form, asked.guest), days).map((problem) => ({
      ...problem,
      index,
      id: fieldId(index, problem.field),
    })),
  )

/** Notes a submit: it displays all current problems, and those of travellers who become known only later. */
export function sendPassengers(
  form: PassengersForm,
  travellers: readonly Traveller[],
  days: TravelDays,
): PassengersForm {
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
  guest: number | undefined,
  change: Partial<PassengerDraft>,
): PassengersForm {
  const draft = { ...draftFor(form, guest), ...change }
  const papers = form.papers.map((one, at) => (at === guest ? { ...one, draft } : one))
  keepPapers(papers)
  return { ...form, papers }
}

/** Stores what was typed, in this tab only. */
export const keepPapers = (papers: readonly Papers[]): void =>
  keepTypedPassengers(
    JSON.stringify(papers.map(({ draft, ...person }) => ({ ...person, draft: draft && kept(draft) }))),
  )

/** A field that contains a number as long as a card's is never stored. */
const kept = (draft: PassengerDraft): PassengerDraft => {
  const texts = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === 'string' && holdsLongNumber(value) ? '' : value,
  ])
  return Object.fromEntries(texts) as PassengerDraft
}

/** Restores the papers from a stored text, which may be of an older version of the shop. */
function readKept(text: string | undefined): PassengersForm['papers'] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(papersOf) : []
  } catch {
    return []
  }
}

function papersOf(value: unknown): Papers[] {
  const { type, age, category, draft } = (value ?? {}) as Record<string, unknown>
  if (type !== 'adult' && type !== 'child') return []
  return [
    {
      type,
      age: typeof age === 'number' ? age : undefined,
      category: category === 'baby' || category === 'child' ? category : undefined,
      draft: draft === undefined ? undefined : draftOf(draft),
    },
  ]
}

function draftOf(value: unknown): PassengerDraft {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const good = fields.filter(([name, field]) => {
    const known = Object.hasOwn(NEW_PASSENGER, name) ? NEW_PASSENGER[name as keyof PassengerDraft] : undefined
    return typeof field === typeof known
  })
  return { ...NEW_PASSENGER, ...Object.fromEntries(good) }
}
