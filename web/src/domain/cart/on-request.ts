type Asked = { availability?: 1 | 2 | 3 | undefined }

/** Whether who sells a line has to be asked first: availability Request 2 (decision 24.2), answered within 24 hours. */
export const isAskedFor = ({ availability }: Asked): boolean => availability === 2

/**
 * How far a basket is a request (decision 24.1). With `some` line on request the whole basket is sent as one: nothing
 * is charged before the answer, which decides for all of it.
 */
export function requestOf(lines: readonly Asked[]): 'none' | 'some' | 'all' {
  if (!lines.some(isAskedFor)) return 'none'
  return lines.every(isAskedFor) ? 'all' : 'some'
}

type Sold = Asked & { offerId?: string | undefined; offerIds?: readonly string[] | undefined }

/**
 * Whether a basket is a request that cannot be sent: the provider confirms when it books, so its offers cannot wait for an
 * answer (decision 24.4).
 */
export const isUnaskable = (lines: readonly Sold[]): boolean =>
  lines.some(isAskedFor) && lines.some(({ offerId, offerIds }) => offerId !== undefined || offerIds !== undefined)
