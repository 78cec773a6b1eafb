import {
  checkPassenger,
  documentKeysOf,
  NEW_PASSENGER,
  newPassenger,
  type TravellerRequirements,
  type PassengerDraft,
  type PassengerField,
  type TravelDays,
} from '../../../domain/people/passengers.ts'
import type { Problem } from '../../../domain/problem.ts'
import { assignPeople, type Guest, type Person } from '../../../domain/people/guests.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { typedText } from '../../../domain/text/typed-text.ts'
import { storedNationality } from '../../../parts/provider-hotels/stored-nationality.ts'
import { keepTypedPassengers, typedPassengers } from '../../../booking/typed-passengers.ts'

/**
 * A field of a passenger, and also the id of its control; passengers are counted from 0 in the order of the
 * transaction.
 */
export type PassengerFieldId = `passengers.${number}.${PassengerField}`

/** A guest with a name, which is empty until it is typed. */
export type Named = Person & Pick<Guest, 'name' | 'surname'>

/** A guest, and the details of travel documents that were typed for this guest. */
type GuestDocuments = Named & { draft?: PassengerDraft | undefined }

/** What was typed into the passenger form, and whose problems it shows. */
export type PassengersForm = {
  /** The guests in the order of the basket, each with the typed details. */
  documents: readonly GuestDocuments[]
  /** The initial draft, for a passenger of whom nothing was typed yet. */
  blank: PassengerDraft
  /** Fields whose problem is displayed: left with content, or submitted. */
  shown: ReadonlySet<PassengerFieldId>
  /** The fields that the last submit found wrong and that still are. */
  summary: readonly PassengerFieldId[]
  /**
   * Whether the last submit came before the travellers were known. All their problems are then displayed as soon as
   * they are known.
   */
  isEarly: boolean
}

/** The id of a field of a passenger. */
export const fieldId = (index: number, field: PassengerField): PassengerFieldId => `passengers.${index}.${field}`

/** The initial form, with what was typed earlier in this tab; the travellers are not known yet. */
export function startPassengers(): PassengersForm {
  const blank = newPassenger(storedNationality())
  return { documents: readStored(typedPassengers()), blank, shown: new Set(), summary: [], isEarly: false }
}

/**
 * The form for these guests. Documents stay with the name for which they were typed, and are dropped with a guest who
 * has left, so another child never gets them. They are matched by name, not by age, because names and documents are
 * assigned at different times: names in the booking survive several changes of the basket, documents are reassigned at
 * each.
 */
export function fitDocuments(form: PassengersForm, guests: readonly Named[]): PassengersForm {
  const found = documentsByName(guests, form.documents)
  const documents = guests.map((guest, at) => ({ ...personOf(guest), draft: found[at]?.draft }))
  return { ...form, documents }
}

/** Takes over and stores the current names of the guests, in their order, so that documents stay with their guests. */
export function renameGuests(form: PassengersForm, guests: readonly Named[]): PassengersForm {
  const documents = form.documents.map((entry, at) => ({ ...entry, ...nameOf(guests[at] ?? entry) }))
  storeDocuments(documents)
  return { ...form, documents }
}

const nameOf = ({ name, surname }: Named) => ({ name, surname })

const personOf = ({ type, age, category, name, surname }: Named): Named => ({ type, age, category, name, surname })

/** The documents of each guest: those typed for the same name. `assignPeople` distributes them among guests of one name. */
function documentsByName(
  guests: readonly Named[],
  documents: readonly GuestDocuments[],
): readonly (GuestDocuments | undefined)[] {
  if (areNamesLost(guests, documents)) return documents
  const found = guests.map((): GuestDocuments | undefined => undefined)
  for (const name of new Set(guests.map(comparable))) {
    const namesakes = [...guests.entries()].filter(([, guest]) => comparable(guest) === name)
    const ownDocuments = documents.filter((entry) => comparable(entry) === name)
    const matched = assignPeople(
      namesakes.map(([, guest]) => guest),
      ownDocuments,
    )
    for (const [at, [place]] of namesakes.entries()) found[place] = matched[at]
  }
  return found
}

/** Whether these are the guests of the documents, but without names: the end of a session loses the names. */
const areNamesLost = (guests: readonly Named[], documents: readonly GuestDocuments[]): boolean =>
  guests.length === documents.length &&
  guests.every((guest, at) => {
    const { type, age, category } = documents[at] ?? {}
    return comparable(guest) === NAMELESS && guest.type === type && guest.age === age && guest.category === category
  })

/** A name for comparisons, because the booking may have it in capitals and without invisible characters. */
const comparable = ({ name, surname }: Named): string =>
  [name, surname].map((text) => typedText(text).toLowerCase()).join('\n')

const NAMELESS = comparable({ type: 'adult', name: '', surname: '' })

/** A traveller of the transaction, with the index of the guest who travels; undefined if no guest does. */
export type Traveller<Base = TravellerRequirements> = Base & { guest: number | undefined }

/**
 * The draft of a guest. Drafts belong to guests and not to travellers, so they also serve the travellers of a renewed
 * transaction.
 */
export const draftFor = ({ documents, blank }: PassengersForm, guest: number | undefined): PassengerDraft =>
  documents[guest ?? -1]?.draft ?? blank

/** A problem of a field, with the passenger whose field it is. */
export type PassengerProblem = Problem<PassengerField> & { id: PassengerFieldId; index: number }

/** All current problems, in the order of the page. */
export const passengerProblems = (
  form: PassengersForm,
  travellers: readonly Traveller[],
  days: TravelDays,
): PassengerProblem[] =>
  travellers.flatMap((traveller, index) =>
    checkPassenger(
      traveller,
      draftFor(form, traveller.guest),
      days,
      documentKeys(form, travellers.slice(0, index)),
    ).map((problem) => ({
      ...problem,
      index,
      id: fieldId(index, problem.field),
    })),
  )

const documentKeys = (form: PassengersForm, travellers: readonly Traveller[]) =>
  travellers.flatMap((traveller) => documentKeysOf(traveller, draftFor(form, traveller.guest)))

/** The form after a submit: all current problems are displayed, and later those of travellers not known yet. */
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
  const documents = form.documents.map((entry, at) => (at === guest ? { ...entry, draft } : entry))
  storeDocuments(documents)
  return { ...form, documents }
}

/** Stores what was typed, in this tab only. */
export const storeDocuments = (documents: readonly GuestDocuments[]): void =>
  keepTypedPassengers(
    JSON.stringify(
      documents.map(({ draft, ...person }) => ({
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

/** Reads the documents of guests from a stored text, which may be that of an older version of the shop. */
function readStored(text: string | undefined): PassengersForm['documents'] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(readGuestDocuments) : []
  } catch {
    // A text that is not JSON was not stored by this page.
    return []
  }
}

function readGuestDocuments(value: unknown): GuestDocuments[] {
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
  const wellTyped = fields.filter(([name, field]) => {
    const initial = Object.hasOwn(NEW_PASSENGER, name) ? NEW_PASSENGER[name as keyof PassengerDraft] : undefined
    return typeof field === typeof initial
  })
  return { ...NEW_PASSENGER, ...Object.fromEntries(wellTyped) }
}
