/** Who travels: adults, and the age of each child. Children are compared and sent in order of age. */
export type Party = { adults: number; children: number[] }

/** A party while it is being chosen: a child whose age is not chosen yet is undefined. */
export type PartyDraft = { adults: number; children: readonly (number | undefined)[] }

/** The party of a query: `child1` to `child3`, "absent when there is no such child" (decision 39.2). */
export type PartyWire = { adults: number; child1?: number; child2?: number; child3?: number }

/** Decision 39.1: 2 adults by default, at most 3 child ages; decision 39.1: ages 0-17, an infant is below 2. */
export const MAX_ADULTS = 9
export const MAX_CHILDREN = 3
export const MAX_CHILD_AGE = 17
const INFANT_BELOW = 2
export const DEFAULT_PARTY: Readonly<Party> = { adults: 2, children: [] }

/** The same party with its children in order of age (decision 27.5). */
export function normaliseParty(party: Party): Party {
  return { adults: party.adults, children: party.children.toSorted((a, b) => a - b) }
}

/** Whether two parties are the same people, in whatever order their children were named. */
export function sameParty(a: Party, b: Party): boolean {
  return partyText(a) === partyText(b)
}

/** A party as one short text, "2" or "2+5+7": equal texts are equal parties. */
export function partyText(party: Party): string {
  const { adults, children } = normaliseParty(party)
  return [adults, ...children].join('+')
}

/** How many people there are. */
export function partySize(party: PartyDraft): number {
  return party.adults + party.children.length
}

export function isInfant(age: number): boolean {
  return age < INFANT_BELOW
}

export function isChildAge(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= MAX_CHILD_AGE
}

/** The party as query parameters; children in order of age. Expects a party without problems. */
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

/** The party of query parameters. A gap (`child2` without `child1`) is closed. */
export function partyFromWire(wire: PartyWire): Party {
  const children = [wire.child1, wire.child2, wire.child3].filter((age) => age !== undefined)
  return normaliseParty({ adults: wire.adults, children })
}

/** Everybody of several rooms as one party, for counting and for words. */
export function everybody<Child>(rooms: readonly { adults: number; children: readonly Child[] }[]) {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.flatMap(({ children }) => children),
  }
}
