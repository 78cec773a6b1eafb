/** The parameters of this search by the message id that the repair notice has for them. */
const BY_WORD: Readonly<Record<string, readonly string[]>> = {
  'transfers.repaired.place': ['from', 'to'],
  'transfers.repaired.time': ['trip', 'date', 'time', 'back', 'backTime'],
  'transfers.repaired.flight': ['flight', 'flightTime', 'backFlight', 'backFlightTime'],
  'transfers.repaired.load': ['adults', 'children', 'bags', 'childSeats'],
  'transfers.repaired.vehicle': ['ride'],
}

/** Message ids by parameter, for the repair notice. */
export const REPAIRED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_WORD).flatMap(([word, names]) => names.map((name) => [name, word])),
)
