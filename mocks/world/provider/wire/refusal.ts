/**
 * The provider says no, with HTTP 200. `TokenRequired` and `ParameterCanNotBeNull` have been seen on the wire; nobody
 * lists the others, so these names are the mock's own (decision 16.7).
 */
export type RefusalCode =
  | 'TokenRequired'
  | 'ParameterCanNotBeNull'
  | 'InvalidParameter'
  | 'LoginFailed'
  | 'OfferNotFound'
  | 'OfferExpired'
  | 'OfferNotAvailable'
  | 'ProductNotFound'
  | 'PassengerCountMismatch'
  | 'ServiceNotFound'
  | 'ServiceCanNotBeRemoved'
  | 'TransactionNotFound'
  | 'TransactionExpired'
  | 'TransactionNotOpen'
  | 'CommitFailed'
  | 'ReservationNotFound'
  | 'ReservationCanNotBeCancelled'
  | 'PaymentNotFound'
  | 'PaymentNotPossible'

export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
