/** What a browser tells about the connection; nothing in Safari and Firefox. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether pages may be loaded ahead: not if the visitor saves data, and not on 2g. */
export const mayLoadAhead = ({ saveData = false, effectiveType = '' }: Connection = {}): boolean =>
  !saveData && !effectiveType.endsWith('2g')
