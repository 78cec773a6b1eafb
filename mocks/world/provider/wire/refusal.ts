/**
 * The provider refuses a request, with HTTP 200. `TokenRequired` and `ParameterCanNotBeNull` were observed on the wire;
 * the other codes are undocumented, so their names are the mock's own (decision 16.7).
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
