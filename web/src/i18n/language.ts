/** The compiled messages of a language. */
export type Language = {
  /** Messages that any page may use. */
  everyPage: unknown
  /** Catalogues that only some pages need, by file. */
  rest: Record<string, () => Promise<unknown>>
  /** Adds to `Intl` what browsers lack of the language (decision 31.6). */
  complete?: () => Promise<void>
}
