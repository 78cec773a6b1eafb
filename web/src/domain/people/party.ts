/** The people of a booking: adults, and the age of each child. Children are compared and sent in order of age. */
export type Party = { adults: number; children: number[] }

/** A party while it is being chosen: the age of a child is undefined until it is chosen. */
export type PartyDraft = { adults: number; children: readonly (number | undefined)[] }

/** A party as query parameters: `child1` to `child3`, "absent when there is no such child" (decision 39.2). */
export type PartyWire = { adults: number; child1?: number; child2?: number; child3?: number }

/** Decision 39.1: 2 adults by default, at most 3 children of 0 to 17 years; an infant is below 2. */
export const MAX_ADULTS = 9
export const MAX_CHILDREN = 3
export const MAX_CHILD_AGE = 17
const INFANT_BELOW = 2
export const DEFAULT_PARTY: Readonly<Party> = { adults: 2, children: [] }

/** The same party with its children sorted by age (decision 27.5). */
export function normaliseParty(party: Party): Party {
  return { adults: party.adults, children: party.children.toSorted((a, b) => a - b) }
}

/** Whether two parties are equal, whatever the order of their children. */
export function sameParty(a: Party, b: Party): boolean {
  return partyText(a) === partyText(b)
}

/** A party as a short text, "2" or "2+5+7". Equal parties have equal texts. */
export function partyText(party: Party): string {
  const { adults, children } = normaliseParty(party)
  return [adults, ...children].join('+')
}

/** The number of people. */
export function partySize(party: PartyDraft): number {
  return party.adults + party.children.length
}

export function isInfant(age: number): boolean {
  return age < INFANT_BELOW
}

export function isChildAge(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= MAX_CHILD_AGE
}

/** The party as query parameters, children sorted by age. Expects a party without problems. */
export function partyToWire(party: Party): PartyWire {
  const { adults, children } = normaliseParty(party)
  const [child1, child2, child3] = children
  return {
    adults,
    ...(child1 === undefined ? {} : { child1 }),
    ...(child2 === undefined ? {} : { child2 }),
    ...(child3 === undefined ? {} : { child3 }),
  }
}

/** All people of several rooms as one party, for counts and texts. */
export function everybody<Child>(rooms: readonly { adults: number; children: readonly Child[] }[]) {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.flatMap(({ children }) => children),
  }
}
