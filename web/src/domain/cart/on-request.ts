type Availability = { availability?: 1 | 2 | 3 | undefined }

/**
 * Whether the supplier must confirm the line first: availability 2, Request (decision 24.2), answered within 24 hours.
 */
export const isOnRequest = ({ availability }: Availability): boolean => availability === 2

/**
 * Which lines of a basket are on request (decision 24.1). If `some` are, the whole basket is sent as one request:
 * nothing is charged before the answer, which applies to all lines.
 */
export function requestOf(lines: readonly Availability[]): 'none' | 'some' | 'all' {
  if (!lines.some(isOnRequest)) return 'none'
  return lines.every(isOnRequest) ? 'all' : 'some'
}

type Sold = Availability & { offerId?: string | undefined; offerIds?: readonly string[] | undefined }

/**
 * Whether a basket contains a request that cannot be sent: the provider confirms at booking time, so its offers cannot
 * wait for an answer (decision 24.4).
 */
export const isUnsendableRequest = (lines: readonly Sold[]): boolean =>
  lines.some(isOnRequest) && lines.some(({ offerId, offerIds }) => offerId !== undefined || offerIds !== undefined)
