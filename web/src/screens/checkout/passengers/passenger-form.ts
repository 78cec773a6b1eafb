import {
  checkPassenger,
  paperKeysOf,
  NEW_PASSENGER,
  newPassenger,
  type AskedTraveller,
  type PassengerDraft,
  type PassengerField,
  type TravelDays,
} from '../../../domain/people/passengers.ts'
import type { Problem } from '../../../domain/problem.ts'
import { seat, type Guest, type Person } from '../../../domain/people/guests.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { typedText } from '../../../domain/text/typed-text.ts'
import { storedNationality } from '../../../parts/provider-hotels/stored-nationality.ts'
import { keepTypedPassengers, typedPassengers } from '../../../booking/typed-passengers.ts'

/**
 * A field of a passenger, and also the id of its control; passengers are counted from 0 in the order of the
 * transaction.
 */
export type PassengerFieldId = `passengers.${number}.${PassengerField}`

/** A guest with the name so far, which is empty until it is typed. */
export type Named = Person & Pick<Guest, 'name' | 'surname'>

/** A guest, and what was typed for them. */
type GuestPapers = Named & { draft?: PassengerDraft | undefined }

/** What was typed into the passenger form, and whose problems it shows. */
export type PassengersForm = {
  /** The guests, in order, with what was typed for them. */
  papers: readonly GuestPapers[]
  /** The draft of a passenger of whom nothing was typed. */
  blank: PassengerDraft
  /** Fields whose problem is displayed: left with content, or submitted. */
  shown: ReadonlySet<PassengerFieldId>
  /** The fields that the last submit found wrong and that still are. */
  summary: readonly PassengerFieldId[]
  /** Whether the last submit came before the travellers were known: all their problems then belong to it. */
  isEarly: boolean
}

/** The id of a field of a passenger. */
export const fieldId = (index: number, field: PassengerField): PassengerFieldId => `passengers.${index}.${field}`

/** The initial form, with what was typed earlier in this tab; the travellers are not known yet. */
export function startPassengers(): PassengersForm {
  const blank = newPassenger(storedNationality())
  return { papers: readKept(typedPassengers()), blank, shown: new Set(), summary: [], isEarly: false }
}

/**
 * The form for these guests. Documents stay with the name for which they were typed, and are dropped with a guest who
 * has left, so another child never gets them. They are matched by name, not by age, because names and documents are
 * assigned at different times: names in the booking survive several changes of the basket, documents are reassigned at
 * each.
 */
export function fitPapers(form: PassengersForm, guests: readonly Named[]): PassengersForm {
  const found = ownPapers(guests, form.papers)
  const papers = guests.map((guest, at) => ({ ...personOf(guest), draft: found[at]?.draft }))
  return { ...form, papers }
}

/** Notes the names that the guests have now, in their order, so that their papers follow them. */
export function namePapers(form: PassengersForm, guests: readonly Named[]): PassengersForm {
  const papers = form.papers.map((one, at) => ({ ...one, ...nameOf(guests[at] ?? one) }))
  keepPapers(papers)
  return { ...form, papers }
}

const nameOf = ({ name, surname }: Named) => ({ name, surname })

const personOf = ({ type, age, category, name, surname }: Named): Named => ({ type, age, category, name, surname })

/** The papers of each guest: those of the same name, among several of them by the rules of `seat`. */
function ownPapers(guests: readonly Named[], papers: readonly GuestPapers[]): readonly (GuestPapers | undefined)[] {
  if (isBegunAnew(guests, papers)) return papers
  const found = guests.map((): GuestPapers | undefined => undefined)
  for (const name of new Set(guests.map(comparable))) {
    const bearers = [...guests.entries()].filter(([, guest]) => comparable(guest) === name)
    const theirs = papers.filter((one) => comparable(one) === name)
    const seated = seat(
      bearers.map(([, guest]) => guest),
      theirs,
    )
    for (const [at, [place]] of bearers.entries()) found[place] = seated[at]
  }
  return found
}

/** Whether these are the guests of the papers, with all names lost, as after the end of a session. */
const isBegunAnew = (guests: readonly Named[], papers: readonly GuestPapers[]): boolean =>
  guests.length === papers.length &&
  guests.every((guest, at) => {
    const { type, age, category } = papers[at] ?? {}
    return comparable(guest) === NAMELESS && guest.type === type && guest.age === age && guest.category === category
  })

/** A name for comparing: the booking may write it in capitals, and without what cannot be seen. */
const comparable = ({ name, surname }: Named): string =>
  [name, surname].map((text) => typedText(text).toLowerCase()).join('\n')

const NAMELESS = comparable({ type: 'adult', name: '', surname: '' })

/** A traveller of the transaction: a guest of the basket by number, or nobody. */
export type Traveller<Asked = AskedTraveller> = Asked & { guest: number | undefined }

/** The draft of a guest. It also serves the travellers of a renewed transaction. */
export const draftFor = ({ papers, blank }: PassengersForm, guest: number | undefined): PassengerDraft =>
  papers[guest ?? -1]?.draft ?? blank

/** A problem of a field, with the passenger whose field it is. */
export type PassengerProblem = Problem<PassengerField> & { id: PassengerFieldId; index: number }

/** All current problems, in the order of the page. */
export const passengerProblems = (
  form: PassengersForm,
  travellers: readonly Traveller[],
  days: TravelDays,
): PassengerProblem[] =>
  travellers.flatMap((asked, index) =>
    checkPassenger(asked, draftFor(form, asked.guest), days, paperKeys(form, travellers.slice(0, index))).map(
      (problem) => ({
        ...problem,
        index,
        id: fieldId(index, problem.field),
      }),
    ),
  )

const paperKeys = (form: PassengersForm, travellers: readonly Traveller[]) =>
  travellers.flatMap((asked) => paperKeysOf(asked, draftFor(form, asked.guest)))

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
export const listedProblems = ({ isEarly, summary }: PassengersForm, current: readonly PassengerFieldId[]) =>
  current.filter((id) => isEarly || summary.includes(id))

/** The form with a change in the draft of one guest. */
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
export const keepPapers = (papers: readonly GuestPapers[]): void =>
  keepTypedPassengers(
    JSON.stringify(
      papers.map(({ draft, ...person }) => ({
        ...withoutLongNumbers(person),
        draft: draft && withoutLongNumbers(draft),
      })),
    ),
  )

/** The fields without those that contain a number as long as a card's, which are never stored. */
const withoutLongNumbers = <Fields extends object>(fields: Fields): Fields => {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && holdsLongNumber(value) ? '' : value,
  ])
  return Object.fromEntries(texts) as Fields
}

/** Restores the papers from a stored text, which may be of an older version of the shop. */
function readKept(text: string | undefined): PassengersForm['papers'] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readPapers) : []
  } catch {
    // A text that is not JSON was not stored by this page.
    return []
  }
}

function readPapers(value: unknown): GuestPapers[] {
  const { type, age, category, name, surname, draft } = (value ?? {}) as Record<string, unknown>
  if (type !== 'adult' && type !== 'child') return []
  return [
    {
      type,
      age: typeof age === 'number' ? age : undefined,
      category: category === 'baby' || category === 'child' ? category : undefined,
      name: typeof name === 'string' ? name : '',
      surname: typeof surname === 'string' ? surname : '',
      draft: draft === undefined ? undefined : readDraft(draft),
    },
  ]
}

function readDraft(value: unknown): PassengerDraft {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const fitting = fields.filter(([name, field]) => {
    const initial = Object.hasOwn(NEW_PASSENGER, name) ? NEW_PASSENGER[name as keyof PassengerDraft] : undefined
    return typeof field === typeof initial
  })
  return { ...NEW_PASSENGER, ...Object.fromEntries(fitting) }
}
