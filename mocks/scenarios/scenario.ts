/** How the agency's API fails. Control, images and the bank go on working. */
export type Failure =
  /** The connection is destroyed before an answer. */
  | 'refuse'
  /** No answer comes, however long one waits. */
  | 'hang'
  /** An HTML page with status 200. */
  | 'html'
  /** JSON that breaks off. */
  | 'broken-json'
  /** JSON that the contract forbids. */
  | 'contract'

/** A state of the pretend world that a tester can switch on. Data: nothing in a handler knows a scenario by name. */
export interface Scenario {
  readonly name: string
  /** What it changes in the world. */
  readonly changes: string
  /** What a tester will see in the storefront. */
  readonly see: string
  readonly failure?: Failure
  /** How the provider's API fails. */
  readonly providerFailure?: Failure
  /** How long a token of the provider lives, in seconds. */
  readonly providerTokenLife?: number
  /** All prices, in thousandths. */
  readonly raise?: number
  readonly soldOut?: boolean
  /** Rooms and seats are shown as free, and nothing new can be put into a basket. */
  readonly soldOutAtAdd?: boolean
  /** The agency books and its answer breaks off; with `late` it also shows the booking only after a while. */
  readonly commit?: 'loses-answer' | 'late'
  /** What can be held unpaid is held for so long from the moment it is switched on, in seconds. */
  readonly holdSeconds?: number
  /**
   * What the hotel channel does with a room that the gateway sends it: `gone` has no room left at the check, `refuses` does
   * not take the reservation, `loses-answer` takes it and never says so.
   */
  readonly channel?: 'gone' | 'refuses' | 'loses-answer'
  /** Where the site takes cards. */
  readonly cardEntry?: 'hosted'
  /** What the record of the site says. */
  readonly underMaintenance?: boolean
}
