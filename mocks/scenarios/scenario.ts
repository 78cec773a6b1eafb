/** How the agency's API fails. Control, images and the bank keep working. */
export type Failure =
  /** The connection is destroyed without a response. */
  | 'refuse'
  /** No response ever comes. */
  | 'hang'
  /** An HTML page with status 200. */
  | 'html'
  /** Truncated JSON. */
  | 'broken-json'
  /** JSON that violates the contract. */
  | 'contract'

/**
 * A state of the simulated world that a tester can switch on. Scenarios are data: no handler checks a scenario's name.
 */
export interface Scenario {
  readonly name: string
  /** What it changes in the world. */
  readonly changes: string
  /** What a tester sees in the storefront. */
  readonly see: string
  readonly failure?: Failure
  /** How the provider's API fails. */
  readonly providerFailure?: Failure
  /** Lifetime of a provider token, in seconds. */
  readonly providerTokenLife?: number
  /** Factor for all prices, in thousandths. */
  readonly priceFactor?: number
  readonly soldOut?: boolean
  /** Rooms and seats are shown as available, but adding one to a basket fails. */
  readonly soldOutAtAdd?: boolean
  /** The agency books, but the response is lost; with `late`, the booking also becomes visible only after a delay. */
  readonly commit?: 'loses-answer' | 'late'
  /** How long bookings can be held unpaid, in seconds since the scenario was switched on. */
  readonly holdSeconds?: number
  /**
   * How the hotel channel responds to a reservation: `gone` has no room left at the check, `refuses` refuses the
   * reservation, `loses-answer` accepts it but its response is lost, `silent` neither accepts it nor responds.
   */
  readonly channel?: 'gone' | 'refuses' | 'loses-answer' | 'silent'
  /** Where the site takes cards: `hosted` is a page of the bank. */
  readonly cardEntry?: 'hosted'
  /** The maintenance flag in the site's record. */
  readonly underMaintenance?: boolean
}
