/** What a browser says about the connection. Safari and Firefox say nothing. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether pages may be prefetched: not if the visitor saves data, and not on a 2G connection. */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !effectiveType.endsWith('2g')
