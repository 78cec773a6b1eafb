import { isFlight, type CartLine } from './cart-line.ts'

type OfferFields = Pick<CartLine, 'type' | 'stype'> & {
  offerId?: string | undefined
  offerIds?: readonly string[] | undefined
}

/** Whether a line is an offer that expires: a flight, or a room of the provider. */
export const isExpiringOffer = (line: OfferFields): boolean =>
  isFlight(line) || line.offerId !== undefined || line.offerIds !== undefined

/** Whether a line was merged from several offers (decision 27.3). */
export const isMerged = ({ offerIds = [] }: OfferFields): boolean => offerIds.length > 1
