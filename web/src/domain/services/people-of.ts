/** The facts of a service that limit how many people it takes. */
type Sized = { facts: { kind: string; berths?: number; seats?: unknown } }

/** Capacity in people; undefined for an event, which takes as many as it has seats. */
export const peopleOf = ({ facts: { berths, seats } }: Sized): number | undefined =>
  berths ?? (typeof seats === 'number' ? seats : undefined)
