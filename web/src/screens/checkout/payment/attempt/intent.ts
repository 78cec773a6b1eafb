/** An order whose response never arrived: the next press means the same one and reuses its key. */
export type Intent = { key: string; hash: string }

/** The intent of a press: the known one, if it is for the same quote. */
export const sameIntent = (known: Intent | undefined, hash: string): Intent =>
  known?.hash === hash ? known : { key: crypto.randomUUID(), hash }
