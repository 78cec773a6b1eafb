/** An order that was sent. If its response never arrives, the next press means the same order and reuses its key. */
export type Intent = { key: string; hash: string }

/** The intent of a press: the earlier one if it is for the same quote, or else a new one. */
export const sameIntent = (earlier: Intent | undefined, hash: string): Intent =>
  earlier?.hash === hash ? earlier : { key: crypto.randomUUID(), hash }
