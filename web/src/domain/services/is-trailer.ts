/** A caravan that is towed: "Seats with belts. 0 for a trailer." (contract, ServiceCaravan) */
export const isTrailer = ({ kind, seats }: { kind: string; seats?: unknown }): boolean =>
  kind === 'caravan' && seats === 0
