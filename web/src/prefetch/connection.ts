/** The fields of `navigator.connection` that count here. Safari and Firefox do not support it. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether pages may be prefetched: not if the visitor saves data, and not on a 2G connection. */
export const mayPrefetch = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !effectiveType.endsWith('2g')
