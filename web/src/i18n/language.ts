/** The compiled messages of a language. */
export type Language = {
  /** Messages that any page may use. */
  everyPage: unknown
  /** Catalogues that only some pages need, by file. */
  rest: Record<string, () => Promise<unknown>>
}
