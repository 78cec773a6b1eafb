/** The compiled messages of a language. */
export type Language = {
  /** Messages that any page may use. */
  everyPage: unknown
  /** By file, the loaders of the catalogues that only some pages need. */
  loaders: Record<string, () => Promise<unknown>>
  /** Adds to `Intl` the parts of the language that browsers lack (decision 31.6). */
  complete?: () => Promise<void>
}
