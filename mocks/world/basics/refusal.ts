/** Names of the agency's problems (the last part of a problem's `type`). */
export type RefusalName =
  | 'not-found'
  | 'sold-out'
  | 'expired'
  | 'over-capacity'
  | 'travellers-refused'
  | 'bad-request'
  | 'wrong-step'
  | 'unknown-session'

/** The agency refuses a request. Handlers turn it into a problem with the status that the contract declares for it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: RefusalName

  constructor(reason: RefusalName, detail: string) {
    super(detail)
    this.reason = reason
  }
}
